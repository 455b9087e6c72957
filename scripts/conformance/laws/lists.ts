import { resolve } from '#compiler/document.ts'
import type { Operation } from '../declared.ts'
import { effectOf } from '../effects.ts'
import type { Run } from '../run.ts'
import { valuesAt } from '../schema.ts'
import { recordsOf, type Answer, type Values } from '../values.ts'
import { holdCombined } from './combined.ts'
import { holdFilters } from './filterLaws.ts'
import { holdFiltersElsewhere } from './filtersElsewhere.ts'
import { holdKeywords } from './keywords.ts'
import { ListReader } from './listReader.ts'
import { holdOrderElsewhere } from './orderElsewhere.ts'
import { holdPages } from './pages.ts'
import { identityOf, type Listed } from './records.ts'
import { holdSorts } from './sorts.ts'
import { holdWordsBeside } from './wordsBeside.ts'

/** Checks a list's pages, filters, orders and keywords against each other. */
export async function holdList(
  run: Run,
  values: Values,
  operation: Operation,
  success: Answer | undefined,
): Promise<void> {
  if (success === undefined || effectOf(operation) !== 'reads') return
  if (operation.method !== 'GET' && operation.laws.list === undefined) return
  const list = new ListReader(run, values, operation, success)
  if (list.isPaged) await holdPages(list)
  await holdCounted(list)
  if (operation.laws.list === undefined) return
  const all = await list.read()
  if (all === undefined) return
  await holdOnly(list, all)
  await holdAmong(list, values, all)
  await holdNone(list, values, all)
  await holdDefaults(list, all)
  await holdSteady(list, all)
  const { sure, asked } = await holdFilters(list, all)
  const askedElsewhere = await holdFiltersElsewhere(list, all)
  await holdSorts(list, all)
  await holdOrderElsewhere(list, all)
  await holdKeywords(list, all)
  await holdCombined(list, all, sure)
  await holdWordsBeside(list, all, [...asked, ...askedElsewhere])
}

/** A list of some of the records only has none of the others, also on the last page of a long one. */
async function holdOnly(list: ListReader, all: Listed): Promise<void> {
  const only = Object.entries(list.laws.only ?? {})
  if (only.length === 0) return
  const last = all.isWhole ? undefined : await list.readLast(all.total)
  const records = [...all.records, ...(last?.records ?? [])]
  for (const [field, values] of only) {
    const isOther = (value: unknown) => value !== null && !values.includes(value)
    const other = records.find((record) => valuesAt(record, `/${field}`).some(isOther))
    const exchange =
      last !== undefined && other !== undefined && !all.records.includes(other) ? last.exchange : all.exchange
    list.report(
      `only ${field}`,
      'filters',
      `每条记录的 ${field} 为 ${values.join('、')}`,
      other && { actual: `${identityOf(other)} 为 ${JSON.stringify(valuesAt(other, `/${field}`))}`, exchange },
    )
  }
}

/** A list that is drawn from what the member keeps has no record without any of it. */
async function holdAmong(list: ListReader, values: Values, { records, exchange }: Listed): Promise<void> {
  const kept = new Map<string, unknown[]>()
  for (const [field, source] of Object.entries(list.laws.among ?? {}))
    kept.set(field, await values.offered(source, mostKept))
  if (kept.size === 0) return
  const other = records.find((record) => !isAmong(record, kept))
  const told = Object.entries(list.laws.among ?? {}).map(([field, source]) => `${field} 在 ${source} 中`)
  list.report(
    'among',
    'filters',
    `每条记录的 ${told.join('，或 ')}`,
    other && { actual: `${identityOf(other)} 不在其中`, exchange },
  )
}

/** A list without what the member has already, or has published, has none of it. */
async function holdNone(list: ListReader, values: Values, { records, exchange }: Listed): Promise<void> {
  for (const [field, source] of Object.entries(list.laws.none ?? {})) {
    const own = await values.offered(source, mostKept)
    const stray = records.find((record) => valuesAt(record, `/${field}`).some((value) => own.includes(value)))
    list.report(
      `none ${field}`,
      'filters',
      `没有一条的 ${field} 在 ${source} 中`,
      stray && { actual: `含 ${identityOf(stray)}`, exchange },
    )
  }
}

/** Whether one of the fields has one of its values. */
export function isAmong(record: unknown, kept: ReadonlyMap<string, readonly unknown[]>): boolean {
  return [...kept].some(([field, own]) => valuesAt(record, `/${field}`).some((value) => own.includes(value)))
}

/** More than a member can keep of anything. */
const mostKept = 1000

/** What a parameter is by default is what the list is without it. */
async function holdDefaults(list: ListReader, all: Listed): Promise<void> {
  for (const { name, schema } of list.filters) {
    const { default: standard } = resolve(list.run.document, schema)
    if (typeof standard !== 'string' && typeof standard !== 'number') continue
    const asked = await list.read({ [name]: standard })
    if (asked === undefined) continue
    const [ids, others] = [all, asked].map(({ records }) => records.map(identityOf).join())
    list.report(
      `default ${name}`,
      'filters',
      `不给出 ${name} 时与 ${name}=${standard} 相同`,
      ids === others ? undefined : { actual: `${all.total} 条，与 ${asked.total} 条不同`, exchange: all.exchange },
    )
  }
}

/** The same question has its records in the same order again. What changes meanwhile does not change twice. */
async function holdSteady(list: ListReader, { records, exchange: { question } }: Listed): Promise<void> {
  let before = records.map(identityOf).join()
  const isSame = async () => {
    const { exchange, outcome } = await list.run.ask(question)
    if (outcome.kind !== 'success') return { isSteady: true, exchange }
    const now = recordsOf(list.operation, outcome.data).map(identityOf).join()
    const isSteady = before.startsWith(now)
    before = now
    return { isSteady, exchange }
  }
  const first = await isSame()
  const { isSteady, exchange } = first.isSteady ? first : await isSame()
  list.report(
    'steady',
    'sorts',
    '同样的请求再问一次，各条记录的次序不变',
    isSteady ? undefined : { actual: '每次的次序都不同', exchange },
  )
}

/** A list without pages has as many records as were asked for, and not fewer than when fewer were asked for. */
async function holdCounted(list: ListReader): Promise<void> {
  if (list.isPaged || !list.operation.parameters.some(({ name }) => name === 'size')) return
  const [few, many] = [await list.ask({ size: 2 }), await list.ask({ size: 50 })]
  if (few?.outcome.kind !== 'success' || many?.outcome.kind !== 'success') return
  const [short, long] = [few.outcome.data, many.outcome.data].map((data) => (Array.isArray(data) ? data.length : 0))
  const isRight = short !== undefined && long !== undefined && short === Math.min(2, long)
  list.report(
    'counted',
    'pages',
    `size=2 时为 size=50 时的 ${long} 条中的至多两条`,
    isRight ? undefined : { actual: `${short} 条`, exchange: few.exchange },
  )
}
