import type { Field, Fields } from '#gateway/generated/fields/field.ts'
import { numberOf } from '#ui/form/controls/numberText.ts'
import type { UploadedFile } from '#ui/upload/uploads.ts'

/** A request in a form's values: numbers and choices are texts, which may be empty. */
export type TypedValues<Body> = { [Name in keyof Body]-?: Typed<Exclude<Body[Name], undefined>> }

type Typed<Value> = Value extends boolean
  ? boolean
  : Value extends readonly (infer Item)[]
    ? (Item extends UploadedFile ? UploadedFile : string)[]
    : string

const file: UploadedFile = { name: '', size: 0, url: '', uid: '' }

/** An empty form with these fields. */
export function emptyValues(fields: Fields): Record<string, unknown> {
  return mapFields(fields, (field) => (isSeveral(field) ? [] : isYesOrNo(field) ? false : ''))
}

/** The shape of a stored draft: its lists with one example item. */
export function outlineOf(fields: Fields): Record<string, unknown> {
  const empty = emptyValues(fields)
  return mapFields(fields, (field, name) => (isSeveral(field) ? [field.kind === 'rows' ? file : ''] : empty[name]))
}

/** A saved record as the form's values; missing ones are empty. */
export function typedValues(fields: Fields, saved: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const empty = emptyValues(fields)
  return mapFields(fields, (_field, name) => {
    const value = saved[name]
    if (value === undefined || value === null) return empty[name]
    if (Array.isArray(value)) return [...(value as unknown[])]
    return typeof value === 'number' ? String(value) : value
  })
}

/** The values to send: numbers as numbers. */
export function sentValues(fields: Fields, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return mapFields(fields, ({ kind }, name) => {
    const value = values[name]
    return (kind === 'number' || kind === 'integer') && typeof value === 'string' ? numberOf(value) : value
  })
}

/** Without empty values; an empty list is kept where the contract allows one. */
export function saidOf(fields: Fields, parts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(parts).filter(([name, value]) => {
      if (Array.isArray(value)) return value.length >= (fields[name]?.minItems ?? 0)
      return value !== undefined && value !== null && (typeof value !== 'string' || value.trim() !== '')
    }),
  )
}

function mapFields<Value>(fields: Fields, valueOf: (field: Field, name: string) => Value): Record<string, Value> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field, name)]))
}

function isSeveral({ kind, maxItems }: Field): boolean {
  return kind === 'list' || kind === 'rows' || (kind === 'choice' && maxItems !== undefined)
}

/** A choice between words has words in the contract. */
function isYesOrNo(field: Field): boolean {
  return field.kind === 'choice' && !isSeveral(field) && field.words === undefined
}
