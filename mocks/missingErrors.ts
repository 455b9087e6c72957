import type { Fields } from '../src/gateway/fields/field.ts'
import { missingFields } from '../src/gateway/fields/needed.ts'
import { failFields, type FieldError } from './handler.ts'

/** One error for each field that the form needs and lacks; `place` is where the form stands. */
export function missingErrors(fields: Fields, form: object, place = 'body'): FieldError[] {
  return missingFields(fields, form as Readonly<Record<string, unknown>>).map(({ name, message }) => ({
    errorMessage: message,
    field: `${place}.${name}`,
  }))
}

/** Ends with 3000 when a field is missing. */
export function checkNeeded(fields: Fields, form: object): void {
  const errors = missingErrors(fields, form)
  if (errors.length > 0) failFields(errors)
}
