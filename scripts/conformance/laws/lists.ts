import type { Operation } from '../declared.ts'
import type { Run } from '../run.ts'
import type { Answer, Values } from '../values.ts'
import { holdCombined } from './combined.ts'
import { holdFilters } from './filterLaws.ts'
import { holdKeywords } from './keywords.ts'
import { ListReader } from './listReader.ts'
import { holdPages } from './pages.ts'
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
  const filters = await holdFilters(list, all)
  await holdSorts(list, all)
  await holdKeywords(list, all)
  await holdCombined(list, all, filters)
}
