import { numberFault } from '#calls/numberRule.ts'
import { draftFields, formFaults as wholeFaults } from '#gateway/fields/faults.ts'
import type { Field, Fields } from '#gateway/generated/fields/field.ts'
import { beyond } from '#gateway/fields/input/sentences.ts'
import { textFault } from '#gateway/fields/textFault.ts'

export type Faults = Record<string, string>

interface Checked {
  fields: Fields
  /** The form's values: numbers are typed as texts. */
  values: Readonly<Record<string, unknown>>
  /** The values that would be sent. Others, e.g. the bounds of an open budget, are not checked. */
  body: Readonly<Record<string, unknown>>
  /** A draft needs only what the contract requires of every request. */
  submit: boolean
  /** yyyy-MM-dd */
  today: string
}

/**
 * The errors of a form that may be a draft, by field. An error of the field itself comes before one of the whole form.
 */
export function formFaults({ fields, values, body, submit, today }: Checked): Faults {
  const whole = wholeFaults(submit ? fields : draftFields(fields), body, today)
  const unfit = Object.entries(fields).flatMap(([name, field]): [string, string][] => {
    const fault = name in body ? faultOf(field, values[name]) : undefined
    return fault === undefined ? [] : [[name, fault]]
  })
  const faults = whole.toReversed().map(({ name, message }): [string, string] => [name, message])
  return Object.fromEntries([...faults, ...unfit])
}

/** The error of a field's value, apart from its being missing. */
export function faultOf(field: Field, value: unknown): string | undefined {
  if (Array.isArray(value)) {
    const { maxItems = Infinity } = field
    return value.length > maxItems ? beyond(field, 'maxItems', maxItems) : itemFault(field, value)
  }
  if (typeof value !== 'string') return undefined
  const typed = value.trim()
  if (field.kind === 'number' || field.kind === 'integer') return numberFault(field, typed)
  // A missing value has a message of its own.
  return field.kind === 'text' ? textFault({ ...field, required: false }, typed) : undefined
}

/** Names the first invalid text of a list. */
function itemFault({ items }: Field, texts: readonly unknown[]): string | undefined {
  if (items === undefined) return undefined
  for (const text of texts) {
    const fault = faultOf(items, text)
    if (fault !== undefined) return `${String(text)}：${fault}`
  }
  return undefined
}
