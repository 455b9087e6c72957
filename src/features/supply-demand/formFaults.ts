import { draftFields, formFaults as wholeFaults } from '#gateway/fields/faults.ts'
import type { Field, Fields } from '#gateway/generated/fields/field.ts'
import { beyond } from '#gateway/fields/sentences.ts'
import { textFault } from '#gateway/fields/textFault.ts'
import { numberError } from '#ui/form/numberText.ts'

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

/** What is wrong with a form that may be a draft, by field: of one field what is wrong with itself comes first. */
export function formFaults({ fields, values, body, submit, today }: Checked): Faults {
  const whole = wholeFaults(submit ? fields : draftFields(fields), body, today)
  const unfit = Object.entries(fields).flatMap(([name, field]): [string, string][] => {
    const fault = name in body ? faultOf(field, values[name]) : undefined
    return fault === undefined ? [] : [[name, fault]]
  })
  const faults = whole.toReversed().map(({ name, message }): [string, string] => [name, message])
  return Object.fromEntries([...faults, ...unfit])
}

/** What is wrong with what is typed for one field, beyond its being there. */
export function faultOf(field: Field, value: unknown): string | undefined {
  if (Array.isArray(value)) {
    const { maxItems = Infinity } = field
    return value.length > maxItems ? beyond(field, 'maxItems', maxItems) : itemFault(field, value)
  }
  if (typeof value !== 'string') return undefined
  const typed = value.trim()
  if (field.kind === 'number' || field.kind === 'integer') return numberFault(field, typed)
  // What is needed and empty is missing, which is another sentence.
  return field.kind === 'text' ? textFault({ ...field, required: false }, typed) : undefined
}

/** Names the first text of a list that is not in order. */
function itemFault({ items }: Field, texts: readonly unknown[]): string | undefined {
  if (items === undefined) return undefined
  for (const text of texts) {
    const fault = faultOf(items, text)
    if (fault !== undefined) return `${String(text)}：${fault}`
  }
  return undefined
}

function numberFault(field: Field, typed: string): string | undefined {
  const { minimum = 0, maximum = Infinity } = field
  const limits = { decimals: field.kind === 'integer' ? 0 : 2, minimum, maximum }
  return numberError(typed, limits, (keyword, limit) => beyond(field, keyword, limit))
}
