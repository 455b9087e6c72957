import type { Fields, FileKind } from '#gateway/generated/fields/field.ts'
import { formFaults } from '#gateway/fields/faults.ts'
import { fileFault } from '#gateway/fields/files.ts'
import type { Clock } from '../time/clock.ts'
import { failFields, type FieldError } from '../handler/handler.ts'
import { findFileByUrl } from '../services/uaa/file/files.ts'
import type { Store } from '../store/store.ts'

interface Context {
  clock: Clock
  store: Store
}

/**
 * One error for each field that is missing, that contradicts another field or today's date, and for each file of the
 * wrong type. `place` is where the form is in the request.
 */
export function formErrors({ clock, store }: Context, fields: Fields, form: object, place = 'body'): FieldError[] {
  const values = form as Readonly<Record<string, unknown>>
  return [
    ...formFaults(fields, values, clock.today()).map(({ name, message }) => ({
      errorMessage: message,
      field: `${place}.${name}`,
    })),
    ...Object.entries(fields).flatMap(([name, { file }]) =>
      file === undefined ? [] : fileErrors(store, file, values[name], `${place}.${name}`),
    ),
  ]
}

/** Ends the handler with 3000 when the form has errors. */
export function checkForm(context: Context, fields: Fields, form: object): void {
  const errors = formErrors(context, fields, form)
  if (errors.length > 0) failFields(errors)
}

/** Checks the uploaded file where the gateway has it: the name and size in the form may be wrong. */
function fileErrors(store: Store, kinds: readonly FileKind[], value: unknown, place: string): FieldError[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => fileErrors(store, kinds, item, `${place}.${index}`))
  }
  const url = isSent(value) ? value.url : value
  const file = (typeof url === 'string' ? findFileByUrl(store, url) : undefined) ?? (isSent(value) ? value : undefined)
  const errorMessage = file === undefined ? undefined : fileFault(kinds, file)
  return errorMessage === undefined ? [] : [{ errorMessage, field: place }]
}

function isSent(value: unknown): value is { name: string; size: number; url: string } {
  return typeof value === 'object' && value !== null && 'url' in value
}
