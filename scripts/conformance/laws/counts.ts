import { isDeepStrictEqual } from 'node:util'
import { resolve } from '#compiler/document.ts'
import { hold } from '#compiler/statement.ts'
import { conventionClause } from '../clause.ts'
import type { CountLaw, Operation } from '../declared.ts'
import { member, type Exchange } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { envelopeData, schemaAt, valuesAt } from '../schema.ts'
import type { ValidParts } from '../validRequest.ts'
import { parseSource, recordsOf, totalOf, type Answer, type Values } from '../values.ts'

type Fields = Record<string, unknown>

const countsCompared = 8
/** Of the filters that a list counts, so many are chosen in turn. */
const facetsChosen = 2
/** With another filter, so many options of each filter are compared. */
const facetOptions = 3
const valuesNarrowing = 2
const pageSize = 50

/** Every number of a reply that counts the records of a list. */
export async function countAll(run: Run, values: Values, operation: Operation, answer: Answer): Promise<void> {
  for (const law of operation.laws.counts ?? []) await count(run, values, operation, answer, law)
}

/** Another member's numbers count that member's records, and are not those that were counted for the first one. */
export async function countOthers(run: Run, values: Values, operation: Operation): Promise<void> {
  if (!operation.member || !run.asker.knows('stranger') || operation.laws.counts === undefined) return
  const parts = await values.parts(operation)
  if (parts === undefined || Object.keys(operation.laws.values ?? {}).length > 0) return
  await countAll(run, values, operation, await values.answer(operation, parts, 'stranger'))
}

/** What a list counts by its own filters is counted with every other filter that is asked for, but not with its own. */
export async function countFacets(run: Run, values: Values, operation: Operation, { outcome }: Answer): Promise<void> {
  if (outcome.kind !== 'success') return
  const facets = (operation.laws.counts ?? []).filter(({ by = '', of: [own = ''], of, count: name = '' }) => {
    const isOwn = of.length === 1 && parseSource(`${own}#`).operationId === operation.operationId
    return isOwn && by !== '' && name !== ''
  })
  for (const {
    at,
    by = '',
    of: [source = ''],
  } of facets.slice(0, facetsChosen)) {
    const option = valuesAt(outcome.data, at)[0]
    if (option === undefined) continue
    const { parameters } = parseSource(`${source.replace('{by}', encodeURIComponent(String(member(option, by))))}#`)
    const chosen = { ...parameters, ...asLists(operation, parameters) }
    const parts = await values.parts(operation, chosen)
    if (parts === undefined) continue
    const answer = await values.answer(operation, parts)
    for (const law of facets) if (law.at !== at) await count(run, values, operation, answer, law, chosen)
    if (answer.outcome.kind !== 'success') continue
    const [before, after] = [outcome.data, answer.outcome.data].map((data) => valuesAt(data, at))
    const lost = before?.find((each) => after?.some((other) => isDeepStrictEqual(other, each)) !== true)
    run.check(
      operation,
      'relations',
      lost === undefined
        ? undefined
        : {
            rule: `facet ${at}`,
            expected: `${at} 的计数不应用本字段自身的条件，选了 ${JSON.stringify(parameters)} 之后不变`,
            actual: `没有 ${JSON.stringify(lost)}`,
            at: `/data${at}`,
            part: after,
            clause: conventionClause('relations'),
            exchange: answer.exchange,
          },
    )
  }
}

/** With a parameter that narrows what is counted, a count equals its list with that parameter. */
export async function countNarrowed(run: Run, values: Values, operation: Operation): Promise<void> {
  for (const [name, source] of Object.entries(operation.laws.narrows ?? {})) {
    const takes = (text: string) =>
      run.operation(parseSource(`${text}#`).operationId).parameters.some((each) => each.name === name)
    const narrowed = (operation.laws.counts ?? []).filter(({ of }) => of.every(takes))
    for (const value of await values.offered(source, valuesNarrowing)) {
      const parts = await values.parts(operation, { [name]: value })
      if (parts === undefined) continue
      const answer = await values.answer(operation, parts)
      for (const law of narrowed) await count(run, values, operation, answer, law, { [name]: value })
    }
  }
}

/** A count equals the length of the list that it counts, `beside` other filters of that list. */
async function count(
  run: Run,
  values: Values,
  operation: Operation,
  success: Answer,
  law: CountLaw,
  beside: Fields = {},
): Promise<void> {
  if (success.outcome.kind !== 'success') return
  const compared = Object.keys(beside).length > 0 ? facetOptions : countsCompared
  const isNone = (item: unknown) => Number(law.count !== undefined && member(item, law.count) === 0)
  const shown = valuesAt(success.outcome.data, law.at)
  const items = shown.toSorted((a, b) => isNone(a) - isNone(b)).slice(0, compared)
  for (const item of [...items, ...unshown(run, operation, law, shown).slice(0, compared)]) {
    const stated = Array.isArray(item) ? item.length : law.count === undefined ? item : member(item, law.count)
    const by = law.by === undefined ? '' : String(named(item, success.outcome.data, law.by))
    let sum: number | undefined = 0
    /** What is counted, if it is shown as a whole: it may as well be that some is missing there. */
    let whole: { list: Operation; exchange: Exchange } | undefined
    for (const text of law.of) {
      const source = text.replace('{by}', encodeURIComponent(by))
      const { operationId, parameters, pointer } = parseSource(source.includes('#') ? source : `${source}#`)
      const list = run.operation(operationId)
      const size = pointer === '' ? { size: law.when === undefined ? 1 : pageSize } : {}
      const parts = await partsOf(values, list, { ...beside, ...parameters, ...size, ...asLists(list, parameters) })
      const as = success.as === 'stranger' && list.member ? success.as : undefined
      const answer = parts === undefined ? undefined : await values.answer(list, parts, as)
      const total =
        answer?.outcome.kind === 'success' ? numberIn(run, list, answer.outcome.data, law, pointer) : undefined
      sum = total === undefined || sum === undefined ? undefined : sum + total
      if (answer !== undefined && pointer !== '' && law.of.length === 1) whole = { list, exchange: answer.exchange }
    }
    if (sum === undefined || typeof stated !== 'number') continue
    const expected = Math.min(sum, law.upTo ?? sum)
    const place = `${law.at}${law.count === undefined ? '' : `/${law.count}`}` || 'data'
    const fault = {
      rule: `count ${place}`,
      expected: `${operation.operationId} 的 ${place}${by === '' ? '' : `（${by}）`}等于 ${law.of.join(' 与 ').replaceAll('{by}', by)} 的 ${law.when === undefined ? 'total' : `${JSON.stringify(law.when)} 的条数`}（${expected}）`,
      actual: shown.includes(item) ? String(stated) : '没有',
      clause: conventionClause('relations'),
    }
    run.check(
      operation,
      'relations',
      stated === expected ? undefined : { ...fault, at: `/data${law.at}`, part: item, exchange: success.exchange },
    )
    if (whole !== undefined && stated > expected)
      run.check(whole.list, 'relations', { ...fault, exchange: whole.exchange })
  }
}

/** The named values that are not counted: what is not counted is not there. */
function unshown(run: Run, operation: Operation, { at, by = '', count: name }: CountLaw, shown: unknown[]): Fields[] {
  const schema = envelopeData(operation)
  const item = schema && name !== undefined && at.endsWith('/*') ? schemaAt(run.document, schema, at) : undefined
  const property = item && resolve(run.document, item).properties?.[by]
  const values = property === undefined || name === undefined ? [] : (resolve(run.document, property).enum ?? [])
  return values
    .filter((value) => !shown.some((each) => member(each, by) === value))
    .map((value) => ({ [by]: value, [name ?? '']: 0 }))
}

/**
 * How many records the list has, or how many with the values that count. Of a longer list the latter is not known. With
 * a pointer, how many are there.
 */
function numberIn(run: Run, list: Operation, data: unknown, { when }: CountLaw, pointer: string): number | undefined {
  if (pointer !== '') {
    const found = valuesAt(data, pointer) as Fields[]
    return isFull(run, list, data, pointer) ? undefined : found.filter((each) => hold(when ?? {}, each)).length
  }
  const total = totalOf(data)
  if (when === undefined || total === undefined) return total
  return total > pageSize ? undefined : recordsOf(list, data).filter((record) => hold(when, record)).length
}

/** A list of as many as it may have can stand for more. */
function isFull(run: Run, list: Operation, data: unknown, pointer: string): boolean {
  const schema = envelopeData(list)
  const whole = schema && schemaAt(run.document, schema, pointer.replace(/\/\*$/, ''))
  const { maxItems = Infinity } = whole === undefined ? {} : (resolve(run.document, whole) as { maxItems?: number })
  return pointer.endsWith('/*') && valuesAt(data, pointer).length >= maxItems
}

/** A field of the counted item, or, by its pointer, a value of the whole reply. */
export function named(item: unknown, data: unknown, by: string): unknown {
  return by.startsWith('/') ? valuesAt(data, by)[0] : member(item, by)
}

function asLists(operation: Operation, parameters: Record<string, unknown>): Fields {
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) =>
      operation.parameters.some((each) => each.name === name && each.schema.type === 'array') ? [[name, [value]]] : [],
    ),
  )
}

/** A list whose question does not fit into an address takes its filters in the body, and nothing else with them. */
async function partsOf(values: Values, list: Operation, asked: Fields): Promise<ValidParts | undefined> {
  if (list.requestBody === undefined) return values.parts(list, asked)
  const isParameter = (name: string) => list.parameters.some((each) => each.name === name)
  const [own, others] = [true, false].map((is) => Object.entries(asked).filter(([name]) => isParameter(name) === is))
  const parts = await values.parts(list, Object.fromEntries(own ?? []))
  return parts && { ...parts, body: Object.fromEntries(others ?? []) }
}
