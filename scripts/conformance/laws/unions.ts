import { operationClause } from '../clause.ts'
import { valuesAt } from '../schema.ts'
import { identityOf, type Listed } from './records.ts'
import { fitsFilter, type Filter } from './filters.ts'
import type { ListReader } from './listReader.ts'

type Fields = Record<string, unknown>

const pagesRead = 4

/** Several values of one filter: the records of each value, and no others. */
export async function holdUnions(list: ListReader, all: Listed, filters: readonly Filter[]): Promise<void> {
  for (const one of filters) {
    if (!one.isList || filters.find(({ name }) => name === one.name) !== one) continue
    const other = filters.findLast((filter) => filter.name === one.name && areApart(all.records, one, filter))
    if (other === undefined) continue
    const found = await list.read({ [one.name]: [one.value, other.value] }, pagesRead)
    if (found === undefined) continue
    const wrong =
      (await wrongCount(list, all, [one, other], found)) ??
      (all.isWhole ? wrongRecord(all, [one, other], found) : undefined)
    list.run.check(
      list.operation,
      'lists',
      wrong === undefined
        ? undefined
        : {
            rule: `filter ${one.name} union`,
            expected: `${one.name} 有 ${String(one.value)}、${String(other.value)} 两个取值时，列出符合其一的全部记录`,
            actual: wrong,
            clause: operationClause(list.operation.service, list.operation.operationId, 'parameters'),
            exchange: found.exchange,
          },
    )
    await holdBeside(list, all, [one, other], filters)
  }
}

/** Beside several values of one filter, every other filter still counts for each of them. */
async function holdBeside(
  list: ListReader,
  { records }: Listed,
  union: readonly [Filter, Filter],
  filters: readonly Filter[],
): Promise<void> {
  const [one, other] = union
  const third = filters.find(
    (filter) =>
      filter.name !== one.name && records.some((record) => isEither(record, union) && !fitsFilter(record, filter)),
  )
  if (third === undefined) return
  const asked = { [one.name]: [one.value, other.value], [third.name]: third.isList ? [third.value] : third.value }
  const found = await list.read(asked, 1)
  if (found === undefined) return
  const stray = found.records.find((record) => !isEither(record, union) || !fitsFilter(record, third))
  list.run.check(
    list.operation,
    'lists',
    stray && {
      rule: `filter ${one.name} union beside`,
      expected: `${one.name} 有两个取值、又给出 ${third.name}=${String(third.value)} 时，只含两者都符合的记录`,
      actual: `含 ${identityOf(stray)}`,
      clause: operationClause(list.operation.service, list.operation.operationId, 'parameters'),
      exchange: found.exchange,
    },
  )
}

function isEither(record: Fields, filters: readonly Filter[]): boolean {
  return filters.some((filter) => fitsFilter(record, filter))
}

/** Whether there are records with each of the values, and none with both. */
export function areApart(records: readonly Fields[], one: Filter, other: Filter): boolean {
  const isOnly = (filter: Filter, rest: Filter) =>
    records.some((record) => fitsFilter(record, filter) && !fitsFilter(record, rest))
  const isBoth = records.some((record) => fitsFilter(record, one) && fitsFilter(record, other))
  return isOnly(one, other) && isOnly(other, one) && !isBoth
}

/** Where no record has several values, the total is that of the values together, however long the list is. */
async function wrongCount(
  list: ListReader,
  { records }: Listed,
  filters: readonly [Filter, Filter],
  found: Listed,
): Promise<string | undefined> {
  const [{ name, field }] = filters
  if (records.some((record) => valuesAt(record, `/${field}`).flat().length > 1)) return undefined
  const totals: number[] = []
  for (const { value } of filters) {
    const alone = await list.read({ [name]: [value] }, 1)
    if (alone === undefined) return undefined
    totals.push(alone.total)
  }
  const [first = 0, second = 0] = totals
  return found.total === first + second ? undefined : `total ${found.total}，两者各 ${first}、${second} 条`
}

export function wrongRecord(all: Listed, filters: readonly [Filter, Filter], found: Listed): string | undefined {
  if (!found.isWhole || filters.some(({ isPartial }) => isPartial)) return undefined
  const left = new Set(found.records.map(identityOf))
  const fits = (record: Fields) => isEither(record, filters)
  const lost = all.records.find((record) => fits(record) && !left.has(identityOf(record)))
  const stray = found.records.find((record) => !fits(record))
  if (lost !== undefined) return `没有 ${identityOf(lost)}`
  return stray && `含 ${identityOf(stray)}`
}
