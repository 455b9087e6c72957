import type { Schema } from '#gateway/contract.ts'
import { basisText, conditionGroup } from './conditionItem.ts'
import type { Classification, Findings, Form, Rule, Value } from './rule.ts'
import { clip, fieldNamed, numberText, unitOf } from './text.ts'

type ScaleClass = Schema<'ScaleClass'>

/** One indicator of the industry with the lower bounds of 大, 中 and 小. */
interface Bounded {
  key: string
  title: string
  unit: string
  bounds: number[]
  value: Value | undefined
}

interface Scale {
  outcome: Schema<'ScaleOutcome'>
  items: Schema<'ToolItem'>[]
  text: string
}

/** An enterprise's class, and the distance to the next higher and lower class. */
export function scaleOf(rule: Rule, form: Form, inputs: Record<string, Value>, findings: Partial<Findings>): Scale {
  const { classification } = form
  if (classification === undefined) throw new Error(`${rule.ruleVersion} has no classes`)
  const indicators = indicatorsOf(form, classification, inputs)
  const { class: found, classRange, missing = [] } = findings
  const [low, high] = (found === undefined ? classRange : [found, found]) ?? ['MICRO', 'LARGE']
  const next = found === undefined ? {} : neighbours(classification, indicators, found)
  const titleOf = (code: string) => classification.classes.find((each) => each.code === code)?.title ?? code
  const lacking = missing.map((key) => fieldNamed(form, key)?.title ?? key).join('、')
  return {
    outcome: {
      // The rule's classes and fields are the same as the contract's. A contract test compares them.
      scaleClass: (found ?? null) as ScaleClass | null,
      low: low as ScaleClass,
      high: high as ScaleClass,
      missingFields: missing as Schema<'ScaleField'>[],
      ...next,
    },
    items: indicators.map((indicator) => itemOf(rule, classification, indicator, found)),
    text: found === undefined ? `在${titleOf(low)}与${titleOf(high)}之间，还缺${lacking}` : titleOf(found),
  }
}

export function indicatorsOf(form: Form, { field, rows }: Classification, inputs: Record<string, Value>): Bounded[] {
  const row = rows.find(({ code }) => code === inputs[field])
  return Object.entries(row?.bounds ?? {}).map(([key, bounds]) => ({
    key,
    title: fieldNamed(form, key)?.title ?? key,
    unit: unitOf(form, key) ?? '',
    bounds,
    value: inputs[key],
  }))
}

/** 0 is the highest class. */
function rankOf({ bounds, value }: Bounded): number {
  const rank = bounds.findIndex((bound) => Number(value) >= bound)
  return rank === -1 ? bounds.length : rank
}

function itemOf(
  rule: Rule,
  { classes }: Classification,
  indicator: Bounded,
  found: string | undefined,
): Schema<'ToolItem'> {
  const { key, title, unit, bounds, value } = indicator
  const name = (rank: number) => (classes[rank]?.title ?? '').replace('企业', '')
  const requirement = bounds.map((bound, rank) => `${name(rank)}不少于 ${numberText(bound)} ${unit}`).join('，')
  const shared = { code: key, name: clip(title, 50), group: conditionGroup, requirement, unit, basis: basisText(rule) }
  if (value === undefined) return { ...shared, status: 'UNKNOWN', suggestion: `补填${title}即可判定` }
  const rank = rankOf(indicator)
  // Only indicators that limit the enterprise to its class fall short of the next one.
  const above = rank === classes.findIndex(({ code }) => code === found) ? bounds[rank - 1] : undefined
  const gap = above === undefined ? {} : { gap: `距${name(rank - 1)}还差 ${numberText(above - Number(value))} ${unit}` }
  return { ...shared, status: 'MET', actualText: numberText(Number(value)), ...gap }
}

function neighbours({ classes }: Classification, indicators: Bounded[], found: string) {
  const rank = classes.findIndex(({ code }) => code === found)
  const name = (index: number) => (classes[index]?.title ?? '').replace('企业', '')
  const short = indicators.flatMap(({ title, unit, bounds, value }) => {
    const bound = bounds[rank - 1]
    return bound === undefined || value === undefined || Number(value) >= bound
      ? []
      : [`${title} ${numberText(bound - Number(value))} ${unit}`]
  })
  const lower = indicators.map(({ title, unit, bounds }) => `${title}少于 ${numberText(bounds[rank] ?? 0)} ${unit}`)
  return {
    ...(short.length === 0 ? {} : { nextUpText: `距${name(rank - 1)}还差${short.join('、')}` }),
    ...(rank === classes.length - 1 ? {} : { nextDownText: `${lower.join('或')}即为${name(rank + 1)}` }),
  }
}
