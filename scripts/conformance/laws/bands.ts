import { resolve } from '#compiler/document.ts'
import { operationClause } from '../clause.ts'
import type { ListReader } from './listReader.ts'
import { identityOf, type Listed } from './records.ts'

type Fields = Record<string, unknown>
type Band = readonly [number, number | null]

/** Each band (`x-bands`) finds the records whose range overlaps it. Records without a range are in no band. */
export async function holdBands(
  list: ListReader,
  all: Listed,
  name: string,
  { fields: [low, high], unless }: { fields: readonly [string, string]; unless: Record<string, unknown[]> },
): Promise<void> {
  const { schema = {} } = list.operation.parameters.find((each) => each.name === name) ?? {}
  const { 'x-bands': bands = {} } = resolve(list.run.document, schema) as { 'x-bands'?: Record<string, Band> }
  const clause = operationClause(list.operation.service, list.operation.operationId, 'parameters')
  for (const [value, band] of Object.entries(bands)) {
    const left = await list.read({ [name]: value }, 2)
    if (left === undefined) continue
    const isOutside = (record: Fields) =>
      Object.entries(unless).some(([field, values]) => values.includes(record[field]))
    const fits = (record: Fields) => !isOutside(record) && isWithin(record[low], record[high], band)
    const stray = left.records.find((record) => !fits(record))
    const lost = all.isWhole && all.records.filter(fits).length > left.total
    list.run.check(
      list.operation,
      'lists',
      stray === undefined && !lost
        ? undefined
        : {
            rule: `filter ${name}`,
            expected: `${name}=${value} 时只含 ${low}、${high} 与 ${band[0]}–${band[1] ?? ''} 有交集的记录，且不遗漏`,
            actual: stray === undefined ? `total ${left.total}` : `含 ${identityOf(stray)}`,
            clause,
            exchange: left.exchange,
          },
    )
  }
}

function isWithin(low: unknown, high: unknown, [from, to]: Band): boolean {
  const least = typeof low === 'number' ? low : 0
  return least < (to ?? Infinity) && (typeof high === 'number' ? high : least) >= from
}
