import type { Form, Input, Value } from './rule.ts'
import type { ToolInputs } from './evaluateRule.ts'

/**
 * What was filled in for one version of a form, as the next version asks it: under the same name, else under the names it
 * had `formerly`. What the next version does not take, or asks for the first time, is left out.
 */
export function carryOver(to: Form, inputs: ToolInputs): Record<string, Value> {
  const carried = to.inputs.map((input): [string, Value | undefined] => [input.key, carriedValue(input, inputs)])
  return Object.fromEntries(carried.filter((entry): entry is [string, Value] => entry[1] !== undefined))
}

function carriedValue(input: Input, inputs: ToolInputs): Value | undefined {
  const { key, formerly } = input
  if (inputs[key] !== undefined) return accepted(input, inputs[key])
  if (formerly === undefined) return undefined
  const values = formerly.map((name) => inputs[name])
  if (input.type !== 'amounts' && input.type !== 'counts') return accepted(input, values[0])
  // Years have no gaps: one that is missing leaves the whole list unknown.
  return values.every((value) => typeof value === 'number') ? values : undefined
}

/** Only the options that the version still offers; a list that loses one no longer tells what the others are. */
function accepted({ type, options = [] }: Input, value: Value | undefined): Value | undefined {
  const isOffered = (code: unknown) => options.some((option) => option.code === code)
  if (type === 'code') return isOffered(value) ? value : undefined
  if (type === 'codes') return Array.isArray(value) && value.every(isOffered) ? value : undefined
  return value
}
