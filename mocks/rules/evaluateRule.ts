import { formOf, ruleOf } from './ruleBook.ts'
import type { Value } from './rule.ts'
import { calculate, type Calculation } from './toolResult.ts'

/** Inputs by the rule's names. Absent and undefined both mean not filled in. */
export type ToolInputs = Readonly<Record<string, Value | undefined>>

/** The result of the named rule version for the inputs. */
export function evaluateRule(ruleVersion: string, formCode: string | undefined, inputs: ToolInputs): Calculation {
  const rule = ruleOf(ruleVersion)
  const filled = Object.entries(inputs).flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]))
  return calculate(rule, formOf(rule, formCode), Object.fromEntries(filled))
}
