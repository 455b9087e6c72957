import type { Field, Fields } from '#gateway/generated/fields/field.ts'
import { numberOf } from '#ui/form/numberText.ts'
import type { UploadedFile } from '#ui/upload/uploads.ts'

/** A request as it is typed: numbers and choices are texts, empty while nothing is said. */
export type TypedValues<Body> = { [Name in keyof Body]-?: Typed<Exclude<Body[Name], undefined>> }

type Typed<Value> = Value extends boolean
  ? boolean
  : Value extends readonly (infer Item)[]
    ? (Item extends UploadedFile ? UploadedFile : string)[]
    : string

const file: UploadedFile = { name: '', size: 0, url: '', uid: '' }

/** The form of such fields into which nobody has typed. */
export function emptyValues(fields: Fields): Record<string, unknown> {
  return mapFields(fields, (field) => (isSeveral(field) ? [] : isYesOrNo(field) ? false : ''))
}

/** What a draft of it looks like in the storage: its lists with one of what they hold. */
export function outlineOf(fields: Fields): Record<string, unknown> {
  const empty = emptyValues(fields)
  return mapFields(fields, (field, name) => (isSeveral(field) ? [field.kind === 'rows' ? file : ''] : empty[name]))
}

/** What was saved, as it is typed; what was not said is empty. */
export function typedValues(fields: Fields, saved: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const empty = emptyValues(fields)
  return mapFields(fields, (_field, name) => {
    const value = saved[name]
    if (value === undefined || value === null) return empty[name]
    if (Array.isArray(value)) return [...(value as unknown[])]
    return typeof value === 'number' ? String(value) : value
  })
}

/** What is sent of it: numbers as numbers. */
export function sentValues(fields: Fields, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return mapFields(fields, ({ kind }, name) => {
    const value = values[name]
    return (kind === 'number' || kind === 'integer') && typeof value === 'string' ? numberOf(value) : value
  })
}

/** Without what is empty; an empty list is said where the contract takes one. */
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

/** A choice between values has words for them. */
function isYesOrNo(field: Field): boolean {
  return field.kind === 'choice' && !isSeveral(field) && field.words === undefined
}
