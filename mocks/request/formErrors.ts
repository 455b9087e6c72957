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
 * One error for each field that the form lacks, that contradicts another one or today, and for each file of another kind;
 * `place` is where the form stands.
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

/** Ends with 3000 when something is wrong. */
export function checkForm(context: Context, fields: Fields, form: object): void {
  const errors = formErrors(context, fields, form)
  if (errors.length > 0) failFields(errors)
}

/** By the file that was uploaded, as far as it is known here: what a form says of its name and size may be anything. */
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
