import { resolve, type ContractDocument } from '#compiler/document.ts'
import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import { told, type Caller } from '../gateway/exchange.ts'
import { examplesLike } from '../requests/required.ts'
import { digitsAtEnds, textFor } from '../requests/texts.ts'
import type { Run } from '../run.ts'
import { typesOf, type FullSchema } from '../schema.ts'
import type { ValidParts } from '../validRequest.ts'
import { isAbout, namedIn } from './blame.ts'
import { conditionsOf } from './least.ts'

type Fields = Record<string, unknown>

/** Every value of a longer list is not tried. */
const mostValues = 40

/** A value that the contract allows, of one field of the body. */
interface Allowed {
  /** The names that lead to it. */
  field: string[]
  words: string
  value: unknown
}

/**
 * No value that the contract allows is called wrong: none, the least number, the shortest and the longest text, each of
 * the named values. All fields are tried at once, with records that do not exist, so nothing is written.
 */
export async function takeAllowed(run: Run, operation: Operation, parts: ValidParts, as: Caller): Promise<void> {
  const media = operation.requestBody?.content?.['application/json']
  if (media === undefined || typeof parts.body !== 'object' || parts.body === null) return
  const chosen = Object.keys(operation.laws.values ?? {})
  for (const body of examplesLike(media, parts.body, chosen))
    await takeAllowedIn(run, operation, { ...parts, body }, media.schema, as)
}

async function takeAllowedIn(
  run: Run,
  operation: Operation,
  parts: ValidParts & { body: Fields },
  schema: FullSchema,
  as: Caller,
): Promise<void> {
  const own = { ...operation.laws.values, ...operation.laws.writes?.draft }
  const isKept = (name: string) => name in own || `body/${name}` in own || name === 'id'
  const each = fieldsOf(run.document, schema, parts.body)
    .filter(({ field: [name = ''] }) => !isKept(name))
    .map(({ field, schema: property }) => [
      ...allowedIn(run.document, field, property, valueIn(parts.body, field)),
      ...(isConditional(run.document, schema, field) ? [] : nothingIn(run.document, field, property)),
    ])
  const rounds = Math.max(0, ...each.map((values) => values.length))
  for (let round = 0; round < rounds && !run.isOver; round += 1) {
    const tried = each.flatMap((values) => values[round] ?? [])
    const body = tried.reduce<unknown>((whole, { field, value }) => withValue(whole, field, value), parts.body)
    const { exchange, outcome } = await run.ask({ operation, as, parts: { ...parts, body } })
    if (outcome.kind === 'broken') continue
    const named = outcome.kind === 'refused' && outcome.code === '3000' ? namedIn(exchange) : []
    const wrong = tried.find(({ field }) => named.some((name) => isAbout('allowed', `body.${field.join('.')}`, name)))
    run.check(
      operation,
      'requests',
      wrong && {
        rule: `allowed body.${wrong.field.join('.')}`,
        expected: `请求体 ${wrong.field.join('.')} ${wrong.words}时不因此拒绝`,
        actual: told(outcome),
        part: wrong.value,
        clause: conventionClause('refusal'),
        exchange,
      },
    )
  }
}

/** The fields of a body, and those of the objects that the body has in it. */
function fieldsOf(
  document: ContractDocument,
  schema: FullSchema,
  body: Fields,
): { field: string[]; schema: FullSchema }[] {
  return Object.entries(resolve(document, schema).properties ?? {}).flatMap(([name, property]) => {
    const inner = body[name]
    const isObject = typeof inner === 'object' && inner !== null && !Array.isArray(inner)
    if (!isObject) return [{ field: [name], schema: property }]
    return fieldsOf(document, property, inner as Fields).map((each) => ({ ...each, field: [name, ...each.field] }))
  })
}

function withValue(whole: unknown, [name = '', ...deeper]: readonly string[], value: unknown): Fields {
  const fields = whole as Fields
  return { ...fields, [name]: deeper.length === 0 ? value : withValue(fields[name], deeper, value) }
}

/** Its absence may be wrong only together with what else is given. */
function isConditional(document: ContractDocument, schema: FullSchema, [name = '']: readonly string[]): boolean {
  return conditionsOf(resolve(document, schema)).includes(name)
}

function nothingIn(document: ContractDocument, field: string[], property: FullSchema): Allowed[] {
  const union = { ...resolve(document, property), ...property }
  const branches = [union, ...(union.oneOf ?? []).map((each) => resolve(document, each))]
  return branches.some((each) => typesOf(each).includes('null')) ? [{ field, words: '为 null ', value: null }] : []
}

function valueIn(body: unknown, [name = '', ...deeper]: readonly string[]): unknown {
  const value = (body as Fields)[name]
  return deeper.length === 0 ? value : valueIn(value, deeper)
}

function allowedIn(document: ContractDocument, field: string[], property: FullSchema, given: unknown): Allowed[] {
  const union = { ...resolve(document, property), ...property }
  const branch = union.oneOf?.map((each) => resolve(document, each)).find((each) => !typesOf(each).includes('null'))
  const schema: FullSchema = branch === undefined ? union : { ...union, ...branch }
  const types = typesOf(schema)
  const { enum: values, minimum } = schema
  const allowed = (words: string, value: unknown): Allowed => ({ field, words, value })
  if (values !== undefined) return values.slice(0, mostValues).map((value) => allowed(`为 ${String(value)} `, value))
  if (types.includes('boolean') && schema.const === undefined)
    return [false, true].map((value) => allowed(`为 ${value} `, value))
  if ('x-ahead' in schema || 'x-file' in schema) return []
  // What the greatest number may be, another field may limit.
  const least = minimum === undefined ? [allowed('为负数', -1)] : [allowed(`恰为最小值 ${minimum} `, minimum)]
  if (types.includes('number'))
    return [...withFraction(schema, given).map((value) => allowed(`为 ${value} `, value)), ...least]
  if (types.includes('integer')) return least
  if (types.includes('array'))
    return [
      ...ofItems(document, schema).map((value) => allowed('取契约中的值', value)),
      ...withNegative(document, schema, given).map((value) => allowed('含有负数', value)),
    ]
  const { minLength = 0 } = schema
  if (schema.pattern !== undefined) return digitsAtEnds(schema, given).map((value) => allowed(`为 ${value} `, value))
  const full = textFor(schema, 'full')
  if (full === undefined) return []
  return [allowed('恰为最大长度', full), ...(minLength > 1 ? [allowed('恰为最小长度', full.slice(0, minLength))] : [])]
}

/** The number a little below, with decimals: all numbers of a body at once, which leaves their order as it is. */
function withFraction({ minimum = -Infinity, 'x-decimals': decimals = 2 }: FullSchema, given: unknown): number[] {
  if (typeof given !== 'number' || !Number.isInteger(given) || decimals === 0) return []
  const below = given - (decimals === 1 ? 0.5 : 0.25)
  return below < minimum ? [] : [below]
}

/** The numbers of a list, the first of them below zero. */
function withNegative(document: ContractDocument, { items }: FullSchema, given: unknown): unknown[] {
  const [first, ...rest] = Array.isArray(given) ? (given as unknown[]) : []
  const { minimum = -Infinity }: FullSchema = items === undefined ? {} : { ...resolve(document, items), ...items }
  return typeof first === 'number' && minimum < 0 ? [[-1, ...rest]] : []
}

/** Each value of a list of named ones alone, then as many as the list may have. */
function ofItems(
  document: ContractDocument,
  { items, minItems = 0, maxItems = 0 }: FullSchema,
): Fields[keyof Fields][] {
  const named = items === undefined ? undefined : { ...resolve(document, items), ...items }.enum
  if (named === undefined || named.length === 0) return []
  const single = minItems <= 1 ? named.slice(0, mostValues).map((value) => [value]) : []
  return [...single, named.slice(0, maxItems)]
}
