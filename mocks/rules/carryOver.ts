import type { Form, Input, Value } from './rule.ts'
import type { ToolInputs } from './evaluateRule.ts'

/**
 * Carries the inputs of one form version over to the next one, by the same name or by the names listed in `formerly`.
 * Inputs that the next version does not accept are left out.
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
  // A list of years must be complete: one missing year leaves the whole list unknown.
  return values.every((value) => typeof value === 'number') ? values : undefined
}

/**
 * A choice that the version no longer offers is dropped. A list with such a choice is dropped as a whole, as the rest
 * of it no longer says the same.
 */
function accepted({ type, options = [] }: Input, value: Value | undefined): Value | undefined {
  const isOffered = (code: unknown) => options.some((option) => option.code === code)
  if (type === 'code') return isOffered(value) ? value : undefined
  if (type === 'codes') return Array.isArray(value) && value.every(isOffered) ? value : undefined
  return value
}
