import type { Schema } from '#gateway/contract.ts'
import { gapOf } from './gap.ts'
import type { Reading } from './outcome.ts'
import type { Basis, Condition, Form, Rule, Status, Test } from './rule.ts'
import { clip, fieldNamed, scoreText, unitOf, valueText } from './text.ts'

/** Conditions form their own group, without points. */
export const conditionGroup = 'CONDITION'

/** A condition as the result shows it: the requirement, the actual value, and how much is missing. */
export function conditionItem(
  rule: Rule,
  form: Form,
  condition: Condition,
  status: Status,
  reading: Reading,
): Schema<'ToolItem'> {
  const { code, title, requirement, test, remark, basis } = condition
  const actual = test === undefined ? undefined : actualOf(form, test, reading)
  const gap = status === 'UNMET' && test !== undefined ? gapOf(form, test, reading) : undefined
  const suggestion = suggestionOf(form, condition, status, reading)
  return {
    code,
    name: clip(title, 50),
    group: conditionGroup,
    requirement: clip(requirement, 300),
    status,
    ...(actual?.text === undefined ? {} : { actualText: clip(actual.text, 200) }),
    ...(actual?.unit === undefined ? {} : { unit: actual.unit }),
    ...(gap === undefined ? {} : { gap: clip(gap, 200) }),
    ...(suggestion === undefined ? {} : { suggestion: clip(suggestion, 300) }),
    basis: clip([basisText(rule, basis), remark ?? []].flat().join('；'), 300),
  }
}

/** The document that the statement comes from, or a note that it comes only from this platform. */
export function basisText({ sources: [source] }: Rule, basis?: Basis): string {
  if (basis === 'design' || source === undefined) return '自测量表为本平台设计，非官方评分表'
  return source.docNo === null ? `依据《${source.name}》` : `依据《${source.name}》（${source.docNo}）`
}

/** One value with a separate unit, or several values in one sentence. */
function actualOf(form: Form, test: Test, reading: Reading): { text?: string; unit?: string } {
  if (test.passed !== undefined) {
    const score = scoreText(reading.score('total'))
    return score === undefined ? {} : { text: `${score.includes('–') ? '预估 ' : ''}${score} 分` }
  }
  const known = fieldsOf(test).flatMap((key) => {
    const text = valueText(form, key, reading.field(key))
    return text === undefined ? [] : [{ key, text }]
  })
  const [first, ...rest] = known
  if (first === undefined) return {}
  if (rest.length === 0) {
    const unit = unitOf(form, first.key)
    return unit === undefined ? { text: first.text } : { text: first.text, unit }
  }
  return {
    text: known
      .map(({ key, text }) => `${fieldNamed(form, key)?.title ?? key} ${text}${unitOf(form, key) ?? ''}`)
      .join('，'),
  }
}

function suggestionOf(form: Form, { test, exemptIf }: Condition, status: Status, reading: Reading): string | undefined {
  if (status === 'NA') return exemptIf === undefined ? undefined : '已具备免予考查的条件'
  if (test === undefined || (status !== 'UNKNOWN' && status !== 'MANUAL')) return undefined
  const asked = fieldsOf(test).flatMap((key) => inputsBehind(form, key))
  const empty = [...new Set(asked)].filter((key) => reading.field(key) === undefined)
  const titles = empty.map((key) => fieldNamed(form, key)?.title ?? key)
  if (titles.length === 0) return status === 'MANUAL' ? '由主管部门或评审专家核对' : undefined
  return status === 'MANUAL' ? `请确认：${titles.join('、')}` : `补填${titles.join('、')}即可判定`
}

/** The inputs and measures that the test reads, without repetitions. */
function fieldsOf(test: Test): string[] {
  const inner = [...(test.allOf ?? []), ...(test.anyOf ?? [])].flatMap(fieldsOf)
  return [...new Set([...(test.field === undefined ? [] : [test.field]), ...inner])]
}

/** The inputs that the measure is computed from, or the input itself. */
function inputsBehind(form: Form, key: string): string[] {
  if (form.inputs.some((each) => each.key === key)) return [key]
  const measure = form.measures?.find((each) => each.key === key)
  if (measure === undefined) return []
  const { ratio, sum, difference, least, excess, share, days, compoundGrowth, percentage } = measure
  const single = measure.average ?? measure.total ?? measure.latest ?? measure.count ?? measure.meanGrowth
  const keys = [
    ratio?.of,
    ratio?.to,
    share?.of,
    days?.from,
    days?.to,
    compoundGrowth?.from,
    compoundGrowth?.to,
    percentage?.of,
    percentage?.by,
    single,
    ...(sum ?? difference ?? least ?? excess ?? []),
  ]
  return keys.flatMap((each) => (each === undefined ? [] : inputsBehind(form, each)))
}
