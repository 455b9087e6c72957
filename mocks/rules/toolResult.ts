import type { Schema } from '#gateway/contract.ts'
import { cloudItems, cloudPassLine } from './cloud.ts'
import { conditionItem } from './conditionItem.ts'
import { createReading, evaluate } from './evaluate.ts'
import { allMet, groupsOf } from './groups.ts'
import { indicatorItem } from './indicatorItem.ts'
import { deductionOf, deductionText } from './rdDeduction.ts'
import type { Findings, Form, Rule, Score, Value } from './rule.ts'
import { ruleOf } from './ruleBook.ts'
import { scaleOf } from './scale.ts'
import { clip, middle, unitOf, valueText } from './text.ts'
import { verdictOfConditions, verdictOfLevels } from './verdict.ts'

const disclaimer = '测算结果仅供参考，不作为认定、申报或纳税依据，以主管部门最终审核为准。'

/** A result before it belongs to a member: without id, enterprise, year and time. */
export type Calculation = Omit<Schema<'ToolResult'>, 'id' | 'enName' | 'inputYear' | 'createTime'>

/**
 * The rule's result for the inputs, explained for a person: per item the requirement, the actual value and the gap.
 * Amounts are in 万元, ratios in %. An absent input is unknown, never zero.
 */
export function calculate(rule: Rule, form: Form, inputs: Record<string, Value>): Calculation {
  const findings = evaluate(form, { inputs })
  const reading = createReading(form, { inputs })
  const { items: statuses = {}, indicators: scores = {} } = findings
  const conditions = (form.conditions ?? []).map((each) =>
    conditionItem(rule, form, each, statuses[each.code] ?? 'UNKNOWN', reading),
  )
  const indicators = (form.indicators ?? []).map((each) =>
    indicatorItem(rule, form, each, scores[each.code] ?? null, reading),
  )
  const shared = {
    toolCode: rule.toolCode,
    ...formCodeOf(form),
    ruleVersion: rule.ruleVersion,
    effectiveFrom: rule.effectiveFrom,
    effectiveTo: rule.effectiveTo,
    supersededBy: rule.supersededBy,
    official: isOfficial(rule),
    sources: rule.sources,
    inputs: inputsOf(form, inputs),
    reminders: remindersOf(rule, form, findings),
    nextActions: nextActions[rule.toolCode],
    disclaimer,
  }
  if (form.classification !== undefined) {
    const { outcome, items, text } = scaleOf(rule, form, inputs, findings)
    const verdict = outcome.scaleClass === null ? 'INCOMPLETE' : 'DONE'
    const groups = groupsOf(
      rule,
      form,
      items.map(({ status }) => status),
      reading,
    )
    return { ...shared, groups, items, scale: outcome, verdict, verdictText: text }
  }
  const cloud = form.levels === undefined ? [] : cloudItems(rule, form, reading)
  const items = [...conditions, ...cloud, ...indicators]
  const groups = groupsOf(
    rule,
    form,
    [...conditions, ...cloud].map(({ status }) => status),
    reading,
  )
  const total = { ...totalsOf(findings.total ?? null), ...passLineOf(form, findings) }
  if (form.levels !== undefined) {
    const { level = 0, applyNext = 0 } = findings
    // Levels are 0 and the contract's stars. A contract test compares the examples.
    const outcome = { levelByScore: level, applyNext } as Schema<'CloudStarOutcome'>
    return { ...shared, groups, items, ...total, cloud: outcome, ...verdictOfLevels(form, findings) }
  }
  const verdict = verdictOfConditions(form, findings, reading)
  if (rule.toolCode !== 'RD_DEDUCTION') return { ...shared, groups, items, ...total, ...verdict }
  const rdDeduction = deductionOf(findings, allMet(Object.values(statuses)) === false ? verdict.verdictText : undefined)
  return {
    ...shared,
    groups,
    items,
    rdDeduction,
    verdict: verdict.verdict,
    verdictText: deductionText(rdDeduction, verdict),
  }
}

function formCodeOf({ formCode }: Form): Pick<Calculation, 'formCode'> {
  return formCode === undefined ? {} : { formCode: formCode as Schema<'ToolFormCode'> }
}

/** Whether the scale is the authority's official one. */
export function isOfficial({ ruleVersion }: Rule): boolean {
  return !ruleVersion.endsWith('@design')
}

function inputsOf(form: Form, inputs: Record<string, Value>): Schema<'ToolInputText'>[] {
  return form.inputs.map(({ key, title }) => {
    const unit = unitOf(form, key)
    const value = valueText(form, key, inputs[key])
    return { key, label: clip(title, 50), valueText: value ?? null, ...(unit === undefined ? {} : { unit }) }
  })
}

function totalsOf(total: Score): Pick<Calculation, 'total' | 'totalLow' | 'totalHigh'> {
  if (total === null) return {}
  return Array.isArray(total) ? { total: middle(total), totalLow: total[0], totalHigh: total[1] } : { total }
}

function passLineOf(form: Form, findings: Partial<Findings>): Pick<Calculation, 'passLine'> {
  const line =
    form.levels === undefined ? (form.passLine?.atLeast ?? form.passLine?.over) : cloudPassLine(form, findings)
  return line === undefined ? {} : { passLine: line }
}

function remindersOf(rule: Rule, form: Form, { reminders: met = [] }: Partial<Findings>): string[] {
  const triggered = (form.reminders ?? [])
    .filter(({ code }) => met.includes(code))
    .map(({ requirement }) => requirement)
  const replaced =
    rule.supersededBy === null
      ? []
      : [`该标准用到 ${rule.effectiveTo} 为止，已由“${ruleOf(rule.supersededBy).title}”替代`]
  const design = rule.remarks?.filter(({ basis }) => basis === 'design') ?? []
  const confused = rule.toolCode === 'SCALE' ? (rule.remarks ?? []) : []
  return [...triggered, ...replaced, ...[...design, ...confused].map(({ text }) => text)].map((text) => clip(text, 200))
}

/** The next steps of each tool. The policies are the seeded ones. */
const nextActions: Record<Rule['toolCode'], Schema<'ToolNextAction'>[]> = {
  SCALE: [{ text: '看看本规模企业可享的政策', to: '/policy/info' }],
  HNTE: [{ text: '看首次认定奖励', to: '/policy/info/p-1002' }],
  TECH_SME: [{ text: '看入库培育服务', to: '/policy/info/p-1003' }],
  RD_DEDUCTION: [{ text: '看留存备查清单', to: '/policy/info/p-1005' }],
  CLOUD_STAR: [{ text: '查看历史政策', to: '/policy/info/p-1012' }],
  SRDI: [{ text: '看专精特新申报通知', to: '/policy/info/p-1004' }],
}
