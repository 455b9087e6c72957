import type { Field } from '../generated/fields/field.ts'
import { askFor, beyond, mismatchOf } from './input/sentences.ts'

/** The error for a text typed into a field; undefined when it is valid. Only required fields must be filled in. */
export function textFault(field: Field, text: string): string | undefined {
  const { required, minLength, maxLength, pattern } = field
  // A required text may still be empty where the contract allows it.
  if (text === '') return required === true && minLength !== 0 ? askFor(field) : undefined
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text)) return mismatchOf(field)
  if (maxLength !== undefined && text.length > maxLength) return beyond(field, 'maxLength', maxLength)
  return minLength !== undefined && text.length < minLength ? beyond(field, 'minLength', minLength) : undefined
}
