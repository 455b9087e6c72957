import { resolve } from '#compiler/document.ts'
import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import { told, type Caller } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { typesOf, type FullSchema } from '../schema.ts'
import type { ValidParts } from '../validRequest.ts'
import { isAbout, namedIn } from './blame.ts'
import { askedFor } from './filters.ts'

type Fields = Record<string, unknown>

/** What else than `required` decides whether a field has to be given. Of a draft, the second does not. */
const conditions = ['x-required-when', 'x-required-on-submit', 'x-required-as', 'x-alternatives'] as const

/** The fields that have to be given together with others only. */
export function conditionsOf(schema: FullSchema, isDraft = false): string[] {
  const kept = conditions.filter((name) => !(isDraft && name === 'x-required-on-submit'))
  const stated = JSON.stringify(kept.map((name) => (schema as Fields)[name]))
  return Object.keys(schema.properties ?? {}).filter((name) => stated.includes(JSON.stringify(name)))
}

/** Longer lists are not sent just to test the limit. */
const longestList = 50

/** What the contract leaves open need not be given: the body with its required fields alone is not called wrong for it. */
export async function takeLeast(run: Run, operation: Operation, parts: ValidParts, as: Caller): Promise<void> {
  const media = operation.requestBody?.content?.['application/json']
  if (media === undefined || typeof parts.body !== 'object' || parts.body === null) return
  const schema: FullSchema = resolve(run.document, media.schema)
  const { draft } = operation.laws.writes ?? {}
  const conditional = conditionsOf(schema, draft !== undefined)
  const isOpen = (name: string) => schema.required?.includes(name) !== true && !conditional.includes(name)
  const open = Object.keys(parts.body).filter(isOpen)
  if (open.length === 0 || schema.oneOf !== undefined) return
  const least = Object.fromEntries(Object.entries(parts.body).filter(([name]) => !open.includes(name)))
  const body = { ...least, ...draft }
  const left = Object.keys(schema.properties ?? {}).filter((name) => isOpen(name))
  await take(
    run,
    operation,
    as,
    { ...parts, body },
    left.map((name) => ({ place: `body.${name}`, words: '没有给出' })),
  )
}

/** A list in the address may have as many items as the contract allows. */
export async function takeFullLists(run: Run, operation: Operation, parts: ValidParts, as: Caller): Promise<void> {
  for (const { name, in: place, schema } of operation.parameters) {
    const { items = {}, maxItems = Infinity, ...list } = resolve(run.document, schema) as FullSchema
    if (place !== 'query' || !typesOf(list).includes('array') || maxItems > longestList) continue
    const { enum: values, pattern = '' } = resolve(run.document, items)
    const unknown = Array.from({ length: maxItems }, (_, index) => `conformance-unknown-${index}`)
    const full = values?.slice(0, maxItems) ?? unknown
    if (values === undefined && unknown.some((each) => !new RegExp(pattern, 'u').test(each))) continue
    const given = { ...parts, query: { ...parts.query, [name]: full } }
    await take(run, operation, as, given, [{ place: `query.${name}`, words: `有 ${full.length} 项` }])
  }
}

/** No named value of a parameter is called wrong. Lists try theirs as filters. */
export async function takeNamedValues(run: Run, operation: Operation, parts: ValidParts, as: Caller): Promise<void> {
  if (operation.laws.list !== undefined) return
  for (const { name, in: place, schema } of operation.parameters) {
    const { enum: values = [] } = resolve(run.document, schema) as FullSchema
    if (place !== 'query' || values.length > longestList) continue
    for (const value of values.filter((each) => each !== parts.query[name]))
      await takeNamedValue(run, operation, { parts, as }, { name, value, isList: false })
  }
}

/** A named value of a parameter is not called wrong. */
export async function takeNamedValue(
  run: Run,
  operation: Operation,
  { parts, as }: { parts: ValidParts; as: Caller },
  given: { name: string; value: unknown; isList: boolean },
): Promise<void> {
  const { name, value } = given
  const asked = { ...parts, query: { ...parts.query, ...askedFor(given) } }
  await take(run, operation, as, asked, [{ place: `query.${name}`, words: `为 ${String(value)} ` }])
}

/** What a firewall takes for an attack. Names have some of it. */
const marks = `O'Neil & "A<B>" 50%; --`

/** A text in the address may have any characters, and no more than the contract asks for. */
export async function takeTexts(run: Run, operation: Operation, parts: ValidParts, as: Caller): Promise<void> {
  const { values: sources = {}, list: { keyword = {} } = {} } = operation.laws
  const isOpen = (name: string) => !(name in sources) || name in keyword
  for (const { name, in: place, schema } of operation.parameters) {
    const {
      enum: values,
      pattern,
      format,
      minLength = 1,
      maxLength,
      ...text
    }: FullSchema = resolve(run.document, schema)
    if (place !== 'query' || !typesOf(text).includes('string') || !isOpen(name)) continue
    if (values !== undefined || pattern !== undefined || format !== undefined) continue
    for (const [value, words] of [
      [marks.slice(0, maxLength), '含有引号与尖括号'],
      ['工'.repeat(Math.max(minLength, 1)), '恰为最小长度'],
    ] as const)
      await take(run, operation, as, { ...parts, query: { ...parts.query, [name]: value } }, [
        { place: `query.${name}`, words },
      ])
  }
}

async function take(
  run: Run,
  operation: Operation,
  as: Caller,
  parts: ValidParts,
  tried: readonly { place: string; words: string }[],
): Promise<void> {
  if (run.isOver) return
  const { exchange, outcome } = await run.ask({ operation, as, parts })
  const named = outcome.kind === 'refused' && outcome.code === '3000' ? namedIn(exchange) : []
  const wrong = tried.find(({ place }) => named.some((field) => isAbout('allowed', place, field)))
  run.check(
    operation,
    'requests',
    wrong && {
      rule: `allowed ${wrong.place}`,
      expected: `${wrong.place} ${wrong.words}时不因此拒绝`,
      actual: told(outcome),
      clause: conventionClause('refusal'),
      exchange,
    },
  )
}
