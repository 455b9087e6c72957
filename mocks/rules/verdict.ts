import type { Schema } from '#gateway/contract.ts'
import type { Reading } from './outcome.ts'
import type { Findings, Form } from './rule.ts'
import { clip, middle, numberText, scoreText } from './text.ts'

interface Verdict {
  verdict: Schema<'ToolVerdict'>
  verdictText: string
}

/** For forms with conditions: what fails, otherwise what is missing, otherwise what a person has to decide. */
export function verdictOfConditions(form: Form, findings: Partial<Findings>, reading: Reading): Verdict {
  const { verdict = 'INCOMPLETE', items = {} } = findings
  const named = (status: string) => (form.conditions ?? []).filter(({ code }) => items[code] === status)
  const titles = (status: string) =>
    named(status)
      .map(({ title }) => title)
      .join('、')
  const manual = named('MANUAL').length
  // Without any checked condition, the verdict must not say that all of them are met.
  const checked = named('MET').length > 0 ? '已核实的条件均符合' : '还没有核实任何条件'
  const parts = {
    PASS: '符合全部条件',
    FAIL: `${named('UNMET').length} 项不符合：${titles('UNMET')}`,
    INCOMPLETE: `${checked}，还缺${titles('UNKNOWN')}的资料${manual > 0 ? `，另有 ${manual} 项须由评审判断` : ''}`,
    MANUAL: `${checked}，${titles('MANUAL')}待确认`,
  }
  const score = scoreSentence(form, findings, reading)
  return { verdict, verdictText: clip([score ?? [], parts[verdict]].flat().join('；'), 200) }
}

/** 综合得分 78 分, or the range with its midpoint and outlook. */
function scoreSentence(form: Form, { total = null, outlook }: Partial<Findings>, reading: Reading): string | undefined {
  const text = scoreText(total)
  if (text === undefined || total === null || reading.score('total') === null) return undefined
  if (!Array.isArray(total)) return `综合得分 ${text} 分`
  const outlookText = form.outlook?.find(({ code }) => code === outlook)?.title
  return `预估 ${text} 分（中位 ${numberText(middle(total))}）${outlookText === undefined ? '' : `，${outlookText}`}`
}

/** For forms with levels: the level reached, or the distance to the first one. */
export function verdictOfLevels(form: Form, { level = 0, applyNext = 0, total = null }: Partial<Findings>): Verdict {
  const titleOf = (wanted: number) => form.levels?.find((each) => each.level === wanted)?.title ?? ''
  if (level > 0) {
    return { verdict: 'PASS', verdictText: `按得分可达${titleOf(level)}，建议申报${titleOf(applyNext)}` }
  }
  const first = form.levels?.[0]?.title ?? ''
  if (total === null) return { verdict: 'INCOMPLETE', verdictText: `资料不足，还不能判断是否达到${first}` }
  return { verdict: 'FAIL', verdictText: `得 ${scoreText(total)} 分，暂未达到${first}` }
}
