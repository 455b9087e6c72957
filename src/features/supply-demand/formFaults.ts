import { aheadFault } from '../../gateway/fields/dates.ts'
import type { Field, Fields } from '../../gateway/fields/field.ts'
import { missingFields } from '../../gateway/fields/needed.ts'
import { disorders } from '../../gateway/fields/order.ts'
import { beyond } from '../../gateway/fields/sentences.ts'
import { textFault } from '../../gateway/fields/textFault.ts'
import { numberError } from '../../ui/form/numberText.ts'

export type Faults = Record<string, string>

interface Checked {
  fields: Fields
  /** As they stand in the form: numbers are typed as texts. */
  values: Readonly<Record<string, unknown>>
  /** What would be sent of them. What does not go along, e.g. the bounds of a budget that is open, does no harm. */
  body: Readonly<Record<string, unknown>>
  /** A draft needs only what the contract requires of every request. */
  submit: boolean
  /** yyyy-MM-dd */
  today: string
}

/** What is wrong with a form that may be a draft, by field, in the words of the gateway. */
export function formFaults({ fields, values, body, submit, today }: Checked): Faults {
  const missing = missingFields(fields, body)
    .filter(({ name }) => submit || fields[name]?.required === true)
    .map(({ name, message }): [string, string] => [name, message])
  const unfit = Object.entries(fields).flatMap(([name, field]): [string, string][] => {
    const fault = name in body ? faultOf(field, values[name]) : undefined
    return fault === undefined ? [] : [[name, fault]]
  })
  const misplaced = disorders(fields, body).map(({ name, message }): [string, string] => [name, message])
  const untimely = Object.entries(fields).flatMap(([name, field]): [string, string][] => {
    const fault = aheadFault(field, body[name], today)
    return fault === undefined ? [] : [[name, fault]]
  })
  return Object.fromEntries([...untimely, ...misplaced, ...unfit, ...missing])
}

/** What is wrong with what is typed for one field, beyond its being there. */
export function faultOf(field: Field, value: unknown): string | undefined {
  if (Array.isArray(value)) {
    const { maxItems = Infinity } = field
    return value.length > maxItems ? beyond(field, 'maxItems', maxItems) : undefined
  }
  if (typeof value !== 'string') return undefined
  const typed = value.trim()
  if (field.kind === 'number' || field.kind === 'integer') return numberFault(field, typed)
  // What is needed and empty is missing, which is another sentence.
  return field.kind === 'text' ? textFault({ ...field, required: false }, typed) : undefined
}

function numberFault(field: Field, typed: string): string | undefined {
  const { minimum = 0, maximum = Infinity } = field
  const limits = { decimals: field.kind === 'integer' ? 0 : 2, minimum, maximum }
  return numberError(typed, limits, (keyword, limit) => beyond(field, keyword, limit))
}
