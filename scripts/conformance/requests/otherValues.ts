import { resolve, type ContractDocument } from '#compiler/document.ts'
import type { Operation } from '../declared.ts'
import { typesOf, type FullSchema } from '../schema.ts'
import { fitting } from '../validRequest.ts'
import { textFor, type TextChoice } from './texts.ts'

type Fields = Record<string, unknown>

/**
 * What a mapper, a column or a cache may lose: any other value, the least one, which is often nought, no or the first,
 * the greatest number and the longest list, texts, a value of a field that the example leaves out, a list without items, or
 * that a field has no value any more.
 */
export type Choice = 'other' | 'least' | 'most' | 'more' | 'empty' | 'none' | TextChoice

/** `empty` and `none` come last, since only what was there can be missed. */
export const choices: readonly Choice[] = [
  'other',
  'least',
  'most',
  'full',
  'special',
  'digits',
  'more',
  'empty',
  'none',
]

const isText = (choice: Choice): choice is TextChoice => ['full', 'special', 'digits'].includes(choice)

/** The body with other valid values, field by field, in everything that does not name a record or decide about others. */
export function otherValues(document: ContractDocument, operation: Operation, body: unknown, choice: Choice): Fields {
  const schema = operation.requestBody?.content?.['application/json']?.schema
  if (schema === undefined || typeof body !== 'object' || body === null) return {}
  if (choice === 'more') return { ...leftOut(document, resolve(document, schema), body as Fields), ...body }
  const own = changedObject(document, resolve(document, schema), body as Fields, choice)
  const named = Object.keys(operation.laws.values ?? {}).map((name) => name.replace(/^body\//, ''))
  const kept = ['id', ...named, ...Object.keys(operation.laws.writes?.draft ?? {})]
  return {
    ...own,
    ...Object.fromEntries(kept.filter((name) => name in body).map((name) => [name, (body as Fields)[name]])),
  }
}

/** The fields that a body lacks, each with a valid value: a form fills them, an example need not. */
function leftOut(document: ContractDocument, schema: FullSchema, body: Fields): Fields {
  const entries = Object.entries(schema.properties ?? {}).flatMap(([name, property]): [string, unknown][] => {
    const full = { ...resolve(document, property), ...property }
    if (
      name in body ||
      name === 'id' ||
      isUnasked(schema, name, body) ||
      full['x-file'] !== undefined ||
      full.properties !== undefined
    )
      return []
    const value = valueFor(document, full)
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(entries)
}

/** The field belongs to another choice: a price where the price is to be negotiated. */
function isUnasked(schema: FullSchema, name: string, body: Fields): boolean {
  const { 'x-required-when': conditions = [] } = schema as { 'x-required-when'?: Condition[] }
  const own = conditions.filter(({ fields }) => fields.includes(name))
  const isMet = ({ when }: Condition) => Object.entries(when).every(([field, values]) => values.includes(body[field]))
  return own.length > 0 && !own.some(isMet)
}

interface Condition {
  when: Record<string, unknown[]>
  fields: string[]
}

function valueFor(document: ContractDocument, schema: FullSchema): unknown {
  const branch = schema.oneOf?.map((each) => resolve(document, each)).find((each) => !typesOf(each).includes('null'))
  const own = branch === undefined ? schema : { ...schema, ...branch }
  if (typesOf(own).includes('array')) {
    const item = own.items === undefined ? undefined : { ...resolve(document, own.items), ...own.items }
    const value = item === undefined || item['x-file'] !== undefined ? undefined : valueFor(document, item)
    return typeof value === 'string' ? [value] : undefined
  }
  const { $ref: _followed, ...whole } = own
  return typesOf(own).includes('object') ? undefined : fitting(document, whole)
}

function changedObject(document: ContractDocument, schema: FullSchema, given: Fields, choice: Choice): Fields {
  const fixed = new Set(decisive(schema))
  const fields = isText(choice) ? { ...lackingTexts(document, schema, given), ...given } : given
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]): [string, unknown][] => {
      const property = schema.properties?.[name]
      // A code and the words for it would contradict each other.
      const isNamed = ['Str', 'Desc', 'Name'].some((ending) => `${name}${ending}` in fields)
      const isBound = choice !== 'none' && (isNamed || isWordOf(name, fields))
      if (property === undefined || fixed.has(name) || isBound) return [[name, value]]
      const isRequired = schema.required?.includes(name) === true
      const full = { ...resolve(document, property), ...property }
      if (choice === 'none' && isNullable(document, full)) return [[name, null]]
      if (choice === 'none' && !isRequired) return []
      return [[name, changed(document, full, value, choice)]]
    }),
  )
}

function isWordOf(name: string, fields: Fields): boolean {
  const code = /^(\w+)(?:Str|Desc|Name)$/.exec(name)?.[1]
  return (code !== undefined && code in fields) || ('code' in fields && ['name', 'title', 'unit'].includes(name))
}

/** Texts that the body leaves out, empty, so that they can be filled like the others. */
function lackingTexts(document: ContractDocument, schema: FullSchema, given: Fields): Fields {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {})
      .filter(([name, property]) => !(name in given) && textFor(resolve(document, property), 'full') !== undefined)
      .map(([name]) => [name, '']),
  )
}

function isNullable(document: ContractDocument, { oneOf = [], ...schema }: FullSchema): boolean {
  return [schema, ...oneOf.map((branch) => resolve(document, branch))].some((each) => typesOf(each).includes('null'))
}

/** Fields on which others depend, or which have an order among them. */
function decisive(schema: FullSchema): string[] {
  const { 'x-order': orders = [], 'x-required-when': conditions = [] } = schema as {
    'x-order'?: string[][]
    'x-required-when'?: { when: object }[]
  }
  return [...orders.flat(), ...conditions.flatMap(({ when }) => Object.keys(when))]
}

function changed(document: ContractDocument, union: FullSchema, value: unknown, choice: Choice, place = 0): unknown {
  const branch = union.oneOf?.map((each) => resolve(document, each)).find((each) => !typesOf(each).includes('null'))
  const schema: FullSchema = branch === undefined ? union : { ...union, ...branch }
  if (Array.isArray(value)) return changedList(document, schema, value, choice)
  if (typeof value === 'object' && value !== null) return changedObject(document, schema, value as Fields, choice)
  if (schema.const !== undefined || 'x-ahead' in schema || choice === 'empty' || choice === 'none') return value
  if (isText(choice)) return textFor(schema, choice, place) ?? value
  if (choice === 'most') return typeof value === 'number' ? (schema.maximum ?? value) : value
  if (schema.enum !== undefined) return choice === 'least' ? schema.enum[0] : after(schema.enum, value)
  if (typeof value === 'boolean') return choice === 'least' ? false : !value
  if (typeof value === 'number') return choice === 'least' ? (schema.minimum ?? value) : nextNumber(schema, value)
  if (typeof value !== 'string') return value
  if (schema.format === 'date') return choice === 'least' ? '2018-01-01' : '2019-03-08'
  return choice === 'other' && timeOfDay.test(value)
    ? `${value.slice(0, 3)}${value.endsWith('30') ? '15' : '30'}`
    : value
}

const timeOfDay = /^\d\d:\d\d$/

/** Longer lists are not sent just to test the limit. */
const longestList = 50

function changedList(document: ContractDocument, schema: FullSchema, items: unknown[], choice: Choice): unknown[] {
  const item = schema.items === undefined ? {} : { ...resolve(document, schema.items), ...schema.items }
  const [first] = items
  if (choice === 'empty') return (schema.minItems ?? 0) === 0 ? [] : items
  if (typeof first === 'object' && first !== null)
    return items.map((each) => changedObject(document, item, each as Fields, choice))
  if (choice === 'least') return items.slice(0, Math.max(schema.minItems ?? 0, 1))
  if (choice === 'none') return (schema.minItems ?? 0) === 0 ? [] : items
  if (isText(choice)) return items.map((each, index) => changed(document, item, each, choice, index + 1))
  if (choice === 'most') {
    const all = item.enum ?? longList(item, schema.maxItems ?? 0) ?? items
    return all.length >= items.length ? all.slice(0, schema.maxItems) : items
  }
  // A store that keeps a set returns its own order, so this one is neither the alphabet's nor the contract's.
  const more = item.enum?.find((value) => !items.includes(value))
  const isRoom = more !== undefined && items.length < (schema.maxItems ?? 0)
  return isRoom ? [...items, more].toReversed() : items.toReversed()
}

/** As many texts as the list takes. */
function longList(item: FullSchema, maxItems: number): string[] | undefined {
  if (maxItems > longestList || textFor(item, 'digits') === undefined) return undefined
  return Array.from({ length: maxItems }, (_, index) => textFor(item, 'digits', index + 1) ?? '')
}

function after(values: readonly unknown[], value: unknown): unknown {
  return values[(values.indexOf(value) + 1) % values.length]
}

function nextNumber(schema: FullSchema, value: number): number {
  const { minimum = -Infinity, maximum = Infinity } = schema
  const step = typesOf(schema).includes('integer') ? 1 : decimalsOf(schema)
  const next = Math.round((value + step) * 100) / 100
  return next <= maximum ? next : Math.max(minimum, value - 1)
}

/** The smallest steps that the field takes: cents, unless it says otherwise. */
function decimalsOf({ 'x-decimals': decimals = 2 }: FullSchema): number {
  return decimals === 0 ? 1 : decimals === 1 ? 0.5 : 0.25
}
