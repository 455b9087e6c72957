import { operationClause } from '../clause.ts'
import { askedFor, fitsFilter, type Filter } from './filters.ts'
import type { ListReader } from './listReader.ts'
import { identityOf, type Listed } from './records.ts'

const pairsTried = 10

/** With two filters, every record found matches both. The values are those that show it best if one is forgotten. */
export async function holdTogether(list: ListReader, all: Listed, filters: readonly Filter[]): Promise<void> {
  const names = [...new Set(filters.map(({ name }) => name))]
  const named = names.map((each) => filters.filter(({ name }) => name === each))
  const combined = named.flatMap((ones, index) => named.slice(index + 1).map((others) => [ones, others] as const))
  for (const [ones, others] of combined.slice(0, pairsTried))
    for (const [one, other] of tellingPairs(all, ones, others))
      if (!isOfSameItems(one, other)) await holdPair(list, one, other)
}

async function holdPair(list: ListReader, one: Filter, other: Filter): Promise<void> {
  const both = await list.read({ ...askedFor(one), ...askedFor(other) }, 1)
  const stray = both?.records.find((record) => ![one, other].every((filter) => fitsFilter(record, filter)))
  list.run.check(
    list.operation,
    'lists',
    both === undefined || stray === undefined
      ? undefined
      : {
          rule: `filters ${one.name} ${other.name}`,
          expected: `${one.name}=${String(one.value)} 与 ${other.name}=${String(other.value)} 同时给出时，只含两者都符合的记录`,
          actual: `含 ${identityOf(stray)}`,
          clause: operationClause(list.operation.service, list.operation.operationId, 'parameters'),
          exchange: both.exchange,
        },
  )
}

/**
 * Values of two filters of which one is seen to be forgotten, as a record fits the other alone. One pair is enough if it
 * shows both; some also fit both, if possible.
 */
export function tellingPairs(
  all: Listed,
  ones: readonly Filter[],
  others: readonly Filter[],
): (readonly [Filter, Filter])[] {
  const pairs = [...ones, ...beyond(ones)].flatMap((one) =>
    [...others, ...beyond(others)].map((other) => {
      const fitting = all.records.map((record) => [one, other].map((filter) => fitsFilter(record, filter)).join())
      return { pair: [one, other] as const, kinds: new Set(fitting) }
    }),
  )
  const shows = (...wanted: string[]) =>
    pairs
      .filter(({ kinds }) => wanted.every((kind) => kinds.has(kind)))
      .toSorted((a, b) => Number(b.kinds.has('true,true')) - Number(a.kinds.has('true,true')))
      .slice(0, 1)
  const [first, second] = ['true,false', 'false,true'] as const
  const best = shows(first, second)
  return (best.length > 0 ? best : [...shows(first), ...shows(second)]).map(({ pair }) => pair)
}

/** Where all records have the same number, one that none of them has. */
function beyond(filters: readonly Filter[]): Filter[] {
  const [only] = filters
  return only !== undefined && filters.length === 1 && typeof only.value === 'number'
    ? [{ ...only, value: only.value - 1 }]
    : []
}

/** Two fields of the items of one list, such as a tag's code and its name, of which one may stand for the other. */
function isOfSameItems(one: Filter, other: Filter): boolean {
  return itemsOf(one) !== '' && itemsOf(one) === itemsOf(other)
}

function itemsOf({ field }: Filter): string {
  return field.slice(0, field.lastIndexOf('*') + 1)
}
