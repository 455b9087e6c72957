import type { Operation } from '../declared.ts'
import type { Run } from '../run.ts'
import { valuesAt } from '../schema.ts'
import type { Answer, Values } from '../values.ts'
import { holdCombined } from './combined.ts'
import { holdFilters } from './filterLaws.ts'
import { holdKeywords } from './keywords.ts'
import { ListReader } from './listReader.ts'
import { holdPages } from './pages.ts'
import { identityOf, type Listed } from './records.ts'
import { holdSorts } from './sorts.ts'

/** Checks a list's pages, filters, orders and keywords against each other. */
export async function holdList(
  run: Run,
  values: Values,
  operation: Operation,
  success: Answer | undefined,
): Promise<void> {
  if (success === undefined || operation.method !== 'GET') return
  const list = new ListReader(run, values, operation, success)
  if (list.isPaged) await holdPages(list)
  if (operation.laws.list === undefined) return
  const all = await list.read()
  if (all === undefined) return
  holdOnly(list, all)
  const filters = await holdFilters(list, all)
  await holdSorts(list, all)
  await holdKeywords(list, all)
  await holdCombined(list, all, filters)
}

/** A list of some of the records only has none of the others. */
function holdOnly(list: ListReader, { records, exchange }: Listed): void {
  for (const [field, values] of Object.entries(list.laws.only ?? {})) {
    const isOther = (value: unknown) => value !== null && !values.includes(value)
    const other = records.find((record) => valuesAt(record, `/${field}`).some(isOther))
    list.report(
      `only ${field}`,
      'filters',
      `每条记录的 ${field} 为 ${values.join('、')}`,
      other && { actual: `${identityOf(other)} 为 ${JSON.stringify(valuesAt(other, `/${field}`))}`, exchange },
    )
  }
}
