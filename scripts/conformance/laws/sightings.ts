import type { Sighting } from '../declaredWrites.ts'
import type { Caller, Exchange, Outcome } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { valuesAt } from '../schema.ts'
import type { Values } from '../values.ts'
import { matches, resolved, type Written } from './expressions.ts'

type Fields = Record<string, unknown>

const pages = 3
const pageSize = 50

export interface Seen {
  /** Undefined when it was not found. */
  record: Fields | undefined
  exchange: Exchange
  outcome: Outcome
}

/** Reads the record where the sighting says. Undefined when that is not possible. */
export async function lookAt(
  run: Run,
  values: Values,
  sighting: Sighting,
  written: Written,
  as: Caller,
): Promise<Seen | undefined> {
  const operation = run.operation(sighting.in)
  const selected = Object.entries(resolved(sighting.with ?? {}, written))
  const given = Object.fromEntries(selected.filter(([, value]) => value !== undefined))
  const where = resolved(sighting.where ?? {}, written)
  const narrowing = Object.fromEntries(
    Object.entries(where).filter(([name]) =>
      operation.parameters.some((each) => each.name === name && each.in === 'query'),
    ),
  )
  const isPaged = operation.parameters.some(({ name }) => name === 'size')
  for (let current = 1; current <= (isPaged ? pages : 1); current += 1) {
    const page = isPaged ? { current, size: pageSize } : {}
    const parts = await values.parts(operation, { ...narrowing, ...given, ...page })
    if (parts === undefined) return undefined
    const { exchange, outcome } = await run.ask({ operation, parts, as })
    if (outcome.kind !== 'success') return { record: undefined, exchange, outcome }
    if (sighting.where === undefined) return { record: outcome.data as Fields, exchange, outcome }
    const records = valuesAt(outcome.data, sighting.at ?? operation.laws.list?.records ?? '/records/*') as Fields[]
    const record = records.find((each) => matches(each, where))
    if (record !== undefined || records.length < pageSize || current === pages) return { record, exchange, outcome }
  }
  return undefined
}

/** The replies to the member in these places. */
export async function shownIn(
  run: Run,
  values: Values,
  sightings: readonly Sighting[],
  written: Written,
): Promise<Exchange[]> {
  const exchanges: Exchange[] = []
  for (const sighting of sightings) {
    const seen = await lookAt(run, values, sighting, written, 'member')
    if (seen !== undefined) exchanges.push(seen.exchange)
  }
  return exchanges
}
