import { effectOf } from './effects.ts'
import type { Operation } from './declared.ts'
import { member, type Caller, type Exchange, type Outcome } from './gateway/exchange.ts'
import type { Run } from './run.ts'
import { resolve } from '#compiler/document.ts'
import { valuesAt, type FullSchema } from './schema.ts'
import { validParts, type Given, type ValidParts } from './validRequest.ts'

export interface Answer {
  parts: ValidParts
  as: Caller
  exchange: Exchange
  outcome: Outcome
}

interface ParsedSource {
  operationId: string
  parameters: Record<string, unknown>
  pointer: string
  slice: [number, number] | undefined
}

/** `operationId?query#pointer[from:to]` */
export function parseSource(text: string): ParsedSource {
  const match = /^(\w+)(?:\?([^#]*))?#([^[]*)(?:\[(\d+):(\d+)\])?$/.exec(text)
  if (match === null) throw new Error(`${text} is no source of values`)
  const [, operationId = '', query = '', pointer = '', from, to] = match
  return {
    operationId,
    parameters: Object.fromEntries(new URLSearchParams(query)),
    pointer,
    slice: from === undefined ? undefined : [Number(from), Number(to)],
  }
}

/**
 * Whether an operation is about the records of that list. It may lack another member's records, or some of their
 * details.
 */
export function isAboutRecords(run: Run, source: string): boolean {
  const { operationId, pointer } = parseSource(source)
  return pointer.endsWith('/id') || !run.operation(operationId).member
}

const pageSize = 50

/** Finds valid requests, from the caller's own values or from the gateway's own lists. */
export class Values {
  readonly #run: Run
  readonly #answers = new Map<string, Promise<Answer>>()

  constructor(run: Run) {
    this.#run = run
  }

  /** The default caller: the member when the operation or its subject is a member's. */
  callerOf(operation: Operation): Caller {
    const wants =
      operation.member || (!this.#isVisitors(operation) && (operation.takesMember || this.#asksOwn(operation)))
    return wants && this.#run.asker.knows('member') ? 'member' : 'visitor'
  }

  /** Calls as a visitor where a member's call would be recorded. */
  #isVisitors(operation: Operation): boolean {
    return !operation.member && operation.method !== 'GET' && effectOf(operation) === 'reads'
  }

  #asksOwn(operation: Operation): boolean {
    return Object.values(operation.laws.values ?? {}).some(
      (source) => this.#run.operation(parseSource(source).operationId).member,
    )
  }

  /** Calls a reading operation, once for each distinct request. */
  answer(operation: Operation, parts: ValidParts, as: Caller = this.callerOf(operation)): Promise<Answer> {
    const key = JSON.stringify([operation.operationId, parts.path, parts.query, parts.body, as])
    const known =
      this.#answers.get(key) ?? this.#run.ask({ operation, parts, as }).then((reply) => ({ parts, as, ...reply }))
    this.#answers.set(key, known)
    return known
  }

  /** Forgets the replies, as they may have changed. */
  forget(): void {
    this.#answers.clear()
  }

  /** The values for a parameter in the gateway's own replies, up to the limit. Values of different kinds come first. */
  async offered(source: string, limit: number): Promise<unknown[]> {
    const { operationId, parameters, pointer, slice } = parseSource(source)
    const operation = this.#run.operation(operationId)
    const effect = effectOf(operation)
    if (effect === 'onlyAsked' || (effect === 'changes' && !this.#run.options.write)) return []
    const given = this.#given(operation)
    const paged = operation.parameters.some(({ name }) => name === 'size') ? { size: pageSize } : {}
    const parts = await this.#parts(operation, {
      ...given,
      parameters: { ...paged, ...parameters, ...given.parameters },
    })
    if (parts === undefined) return []
    const { outcome } = await this.answer(operation, parts)
    if (outcome.kind !== 'success') return []
    const found = inTurn(outcome.data, pointer).filter((value) => value !== null && value !== '')
    const cut = slice === undefined ? found : found.map((value) => Number(String(value).slice(...slice)))
    return [...new Set(cut)].slice(0, limit)
  }

  /** What the list offers that a write would take the value from, then what its own source offers. */
  async #offeredFirst(operation: Operation, name: string, source: string, limit: number): Promise<unknown[]> {
    const expression = `$request.${name.replace('/', '.')}`
    const lists = (operation.laws.writes?.takenFrom ?? []).flatMap(({ in: list, at = '', where = {} }) =>
      Object.entries(where).flatMap(([field, value]) => (value === expression ? [`${list}#${at}/${field}`] : [])),
    )
    const offers: unknown[] = []
    for (const each of [...lists, source]) offers.push(...(await this.offered(each, limit)))
    return [...new Set(offers)].slice(0, limit)
  }

  /** The parts of a valid request. Undefined when a required value cannot be found. */
  async parts(operation: Operation, more: Record<string, unknown> = {}, place = 0): Promise<ValidParts | undefined> {
    const given = this.#given(operation)
    return this.#parts(operation, { ...given, parameters: { ...given.parameters, ...more } }, place)
  }

  /** The parts of a request that the member makes and that is recorded, with what is the member's own. */
  async ownParts(operation: Operation, place = 0): Promise<ValidParts | undefined> {
    return this.#parts(operation, this.#given(operation), place, false)
  }

  #given(operation: Operation): Given {
    return (this.#run.options.values as Record<string, Given>)[operation.operationId] ?? {}
  }

  async #parts(
    operation: Operation,
    given: Given,
    place = 0,
    isVisitors = this.#isVisitors(operation),
  ): Promise<ValidParts | undefined> {
    const parameters: Record<string, unknown> = { ...given.parameters }
    const body: Record<string, unknown> = {}
    for (const [name, source] of Object.entries(operation.laws.values ?? {})) {
      if (given.remove?.includes(name) === true) continue
      const field = name.startsWith('body/') ? name.slice('body/'.length) : undefined
      if (field === undefined ? name in parameters : field in (given.body ?? {})) continue
      const isOwn = this.#run.operation(parseSource(source).operationId).member
      const offers = isOwn && isVisitors ? [] : await this.#offeredFirst(operation, name, source, place + 1)
      const value = offers[Math.min(place, offers.length - 1)]
      if (field !== undefined) body[field] = value !== undefined && this.#isListed(operation, field) ? [value] : value
      else if (value !== undefined) parameters[name] = isList(operation, name) ? [value] : value
      else return undefined
    }
    const merged = given.body === null ? null : { ...body, ...given.body }
    const parts = validParts(this.#run.document, isVisitors ? visitorsOf(operation) : operation, {
      parameters,
      body: merged,
      remove: given.remove ?? [],
    })
    if (typeof parts.body !== 'object' || parts.body === null || parts.body instanceof FormData) return parts
    // A value that no reply offers is omitted. If it is required, the gateway's refusal says so.
    const required = this.#bodySchema(operation)?.required ?? []
    const entries = Object.entries(parts.body).filter(([name, value]) => value !== undefined || required.includes(name))
    return { ...parts, body: Object.fromEntries(entries) }
  }

  #isListed(operation: Operation, field: string): boolean {
    const property = this.#bodySchema(operation)?.properties?.[field]
    return property !== undefined && resolve(this.#run.document, property).type === 'array'
  }

  #bodySchema(operation: Operation): FullSchema | undefined {
    const schema = operation.requestBody?.content?.['application/json']?.schema
    return schema === undefined ? undefined : resolve(this.#run.document, schema)
  }
}

/** The operation with its example for visitors, if it has one. */
function visitorsOf(operation: Operation): Operation {
  const media = operation.requestBody?.content?.['application/json']
  const visitor = media?.examples?.['visitor']
  if (media === undefined || visitor === undefined) return operation
  return { ...operation, requestBody: { content: { 'application/json': { ...media, examples: { visitor } } } } }
}

function isList(operation: Operation, name: string): boolean {
  const schema = operation.parameters.find((parameter) => parameter.name === name)?.schema
  return schema?.type === 'array'
}

/**
 * The values at a pointer through a list. Records of different kinds or states come first, and such as lack what others
 * have.
 */
export function inTurn(data: unknown, pointer: string): unknown[] {
  const split = pointer.lastIndexOf('/*/')
  if (split < 0) return valuesAt(data, pointer)
  const records = valuesAt(data, pointer.slice(0, split + 2))
  const names = [...new Set(records.flatMap((record) => Object.keys(record ?? {})))]
  const seen = new Set<string>()
  const fresh: unknown[] = []
  const others: unknown[] = []
  for (const record of records) {
    const kinds = names
      .map((name) => [name, member(record, name)] as const)
      .filter(([, value]) => tellsKind(value))
      .map(([name, value]) => `${name}=${value as string}`)
      .filter((kind) => !seen.has(kind))
    ;(kinds.length > 0 ? fresh : others).push(record)
    for (const kind of kinds) seen.add(kind)
  }
  return [...fresh, ...others].flatMap((record) => valuesAt(record, pointer.slice(split + 3)))
}

/** A code, a flag, or nothing where other records have a value. */
function tellsKind(value: unknown): boolean {
  if (value === undefined || value === null || typeof value === 'boolean') return true
  return typeof value === 'string' && /^[A-Z][A-Z0-9_]+$/.test(value)
}

export function recordsOf(operation: Operation, data: unknown): Record<string, unknown>[] {
  return valuesAt(data, operation.laws.list?.records ?? '/records/*') as Record<string, unknown>[]
}

/** `total` of a page. Undefined when the value is not a page. */
export function totalOf(data: unknown): number | undefined {
  const total = member(data, 'total')
  return typeof total === 'number' ? total : undefined
}
