import type { QueryOf, Schema } from '../../../src/gateway/contract.ts'
import type { Handlers } from '../../handler.ts'
import { containsKeyword } from '../../store/keyword.ts'
import { pageOf } from '../../store/page.ts'
import type { Store } from '../../store/store.ts'
import type { DemandRow } from '../../store/tables/demands.ts'

type DemandItem = Schema<'DemandItem'>

export const demandHandlers = {
  listDemands: ({ query, store, clock }) => {
    const { demandType, fieldArea, status, deadlineWithin } = query
    const items = shownDemands(store, clock.today())
      .filter(({ title, keywords }) => containsKeyword([title, ...keywords], query.name))
      .filter((item) => demandType === undefined || item.demandType === demandType)
      .filter((item) => fieldArea === undefined || item.fieldArea.includes(fieldArea))
      .filter((item) => status === undefined || item.status === status)
      .filter((item) => deadlineWithin === undefined || isDueWithin(item, deadlineWithin))
      .toSorted(orders[query.sort ?? 'NEWEST'])
    return pageOf(items, query, (item) => item)
  },

  countDemands: ({ store, clock }) => shownDemands(store, clock.today()).length,
} satisfies Handlers

/** What the public sees: open demands before their deadline, and those that found their partner. */
function shownDemands(store: Store, today: string): DemandItem[] {
  return store.demands.all().flatMap((row) => itemOf(row, today) ?? [])
}

function itemOf(row: Readonly<DemandRow>, today: string): DemandItem | undefined {
  const { enId: _enId, industryName, ...item } = row
  const { status, deadline } = row
  if (status !== 'PUBLISHED' && status !== 'DOCKING' && status !== 'COMPLETED') return undefined
  const isOver = deadline < today
  if (isOver && status !== 'COMPLETED') return undefined
  const enName = row.hideEnName ? `某${industryName}企业` : row.enName
  return { ...item, status, enName, remainDays: isOver ? 0 : daysUntil(deadline, today) }
}

function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
}

function isDueWithin(item: DemandItem, days: number): boolean {
  return item.status !== 'COMPLETED' && item.remainDays <= days
}

type Order = (a: DemandItem, b: DemandItem) => number

const orders: Record<NonNullable<QueryOf<'listDemands'>['sort']>, Order> = {
  NEWEST: (a, b) => b.publishTime.localeCompare(a.publishTime),
  // What is completed has no deadline to meet any more.
  DEADLINE: (a, b) =>
    Number(a.status === 'COMPLETED') - Number(b.status === 'COMPLETED') || a.remainDays - b.remainDays,
  VIEW: (a, b) => b.viewCount - a.viewCount,
}
