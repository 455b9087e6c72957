import { resolve } from '#compiler/document.ts'
import { operationClause } from '../clause.ts'
import type { ListReader } from './listReader.ts'
import type { FullSchema } from '../schema.ts'
import { identityOf, type Listed } from './records.ts'
import type { Asked } from './wordsBeside.ts'

type Fields = Record<string, unknown>
type Band = readonly [number, number | null]

/**
 * Each band (`x-bands`) finds the records whose range overlaps it. Records without a range are in no band: a value that
 * has no bounds finds them. Gives the values that the list was asked for.
 */
export async function holdBands(
  list: ListReader,
  all: Listed,
  name: string,
  { fields: [low, high], unless }: { fields: readonly [string, string]; unless: Record<string, unknown[]> },
): Promise<Asked[]> {
  const asked: Asked[] = []
  const { schema = {} } = list.operation.parameters.find((each) => each.name === name) ?? {}
  const { 'x-bands': bands = {}, enum: allowed = [] } = resolve(list.run.document, schema) as BandSchema
  const isOutside = (record: Fields) => Object.entries(unless).some(([field, values]) => values.includes(record[field]))
  for (const [value, band] of Object.entries(bands)) {
    const fits = (record: Fields) => !isOutside(record) && isWithin(record[low], record[high], band)
    asked.push({ name, value, isList: false, fits })
    const meant = `${low}、${high} 与 ${band[0]}–${band[1] ?? ''} 有交集`
    await holdBand(list, all, { name, value }, { fits, meant })
  }
  if (Object.keys(unless).length === 0) return asked
  for (const value of allowed.filter((each) => !(String(each) in bands))) {
    asked.push({ name, value, isList: false, fits: isOutside })
    await holdBand(list, all, { name, value }, { fits: isOutside, meant: `符合 ${JSON.stringify(unless)}` })
  }
  return asked
}

type BandSchema = FullSchema & { 'x-bands'?: Record<string, Band> }

interface Meaning {
  fits: (record: Fields) => boolean
  meant: string
}

async function holdBand(
  list: ListReader,
  all: Listed,
  { name, value }: { name: string; value: unknown },
  { fits, meant }: Meaning,
): Promise<void> {
  const left = await list.read({ [name]: value }, 2)
  if (left === undefined) return
  const stray = left.records.find((record) => !fits(record))
  const lost = all.isWhole && all.records.filter(fits).length > left.total
  list.run.check(
    list.operation,
    'lists',
    stray === undefined && !lost
      ? undefined
      : {
          rule: `filter ${name}`,
          expected: `${name}=${String(value)} 时只含${meant}的记录，且不遗漏`,
          actual: stray === undefined ? `total ${left.total}` : `含 ${identityOf(stray)}`,
          clause: operationClause(list.operation.service, list.operation.operationId, 'parameters'),
          exchange: left.exchange,
        },
  )
}

function isWithin(low: unknown, high: unknown, [from, to]: Band): boolean {
  const least = typeof low === 'number' ? low : 0
  return least < (to ?? Infinity) && (typeof high === 'number' ? high : least) >= from
}
