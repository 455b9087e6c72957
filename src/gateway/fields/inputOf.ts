import type { Field } from '../generated/fields/field.ts'

/** What the input of a text shows of its field: its title, and whether and how much is to be typed. */
export function inputOf({ title, maxLength, minLength, required }: Field & { readonly maxLength: number }) {
  return { label: title, maxLength, required: required === true && minLength !== 0 }
}
