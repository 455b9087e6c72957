import type { Field } from '../generated/fields/field.ts'
import { askFor, beyond, mismatchOf } from './sentences.ts'

/** What is wrong with a text that is typed for a field; undefined when it is in order. Only what is needed must be there. */
export function textFault(field: Field, text: string): string | undefined {
  const { required, minLength, maxLength, pattern } = field
  // A text that the request must have may still be empty where the contract lets it.
  if (text === '') return required === true && minLength !== 0 ? askFor(field) : undefined
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text)) return mismatchOf(field)
  if (maxLength !== undefined && text.length > maxLength) return beyond(field, 'maxLength', maxLength)
  return minLength !== undefined && text.length < minLength ? beyond(field, 'minLength', minLength) : undefined
}
