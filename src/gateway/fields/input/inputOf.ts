import type { Field } from '#gateway/generated/fields/field.ts'

/** The label and attributes of a text input, from its field. */
export function inputOf({ title, maxLength, minLength, required }: Field & { readonly maxLength: number }) {
  return { label: title, maxLength, required: required === true && minLength !== 0 }
}
