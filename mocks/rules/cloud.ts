import type { Schema } from '#gateway/contract.ts'
import { basisText, conditionGroup } from './conditionItem.ts'
import { gapOf } from './gap.ts'
import { leaves } from './groups.ts'
import { outcomeOf, type Reading } from './outcome.ts'
import type { Findings, Form, Rule } from './rule.ts'
import { clip, fieldNamed, unitOf, valueText } from './text.ts'

/** The requirements of all levels besides points, such as the months of use, without repetitions. */
export function cloudItems(rule: Rule, form: Form, reading: Reading): Schema<'ToolItem'>[] {
  const tests = (form.levels ?? []).flatMap(({ when }) => leaves(when)).filter(({ field }) => field !== undefined)
  const once = tests.filter(({ field }, index) => tests.findIndex((each) => each.field === field) === index)
  return once.map((test) => {
    const { field: key = '', atLeast = 0 } = test
    const outcome = outcomeOf(test, reading)
    const title = fieldNamed(form, key)?.title ?? key
    const unit = unitOf(form, key)
    const actual = valueText(form, key, reading.field(key))
    const gap = gapOf(form, test, reading)
    return {
      code: key,
      name: clip(title, 50),
      group: conditionGroup,
      requirement: `${title}不少于 ${atLeast} 个${unit ?? ''}`,
      status: outcome === undefined ? 'UNKNOWN' : outcome ? 'MET' : 'UNMET',
      ...(actual === undefined ? { suggestion: `补填${title}即可判定` } : { actualText: actual }),
      ...(unit === undefined ? {} : { unit }),
      ...(gap === undefined ? {} : { gap }),
      basis: basisText(rule),
    }
  })
}

/** The total that the reached level requires, or the first level's when none is reached. */
export function cloudPassLine(form: Form, { level = 0 }: Partial<Findings>): number | undefined {
  const reached = form.levels?.find((each) => each.level === level) ?? form.levels?.[0]
  return reached === undefined ? undefined : leaves(reached.when).find(({ score }) => score === 'total')?.atLeast
}
