import type { QueryOf, Schema } from '../../../src/gateway/contract.ts'
import type { Handlers } from '../../handler.ts'
import { containsKeyword } from '../../store/keyword.ts'
import { pageOf } from '../../store/page.ts'
import { shownScore } from '../../store/score.ts'
import type { Store } from '../../store/store.ts'
import type { ResourceRow } from '../../store/tables/resources.ts'

type ResourceItem = Schema<'ResourceItem'>

export const resourceHandlers = {
  listResources: ({ query, store, clock }) => {
    const { resourceType, fieldArea } = query
    const items = shownResources(store, clock.today())
      .filter(({ title, keywords }) => containsKeyword([title, ...keywords], query.name))
      .filter((item) => resourceType === undefined || item.resourceType === resourceType)
      .filter((item) => fieldArea === undefined || item.fieldArea.includes(fieldArea))
      .toSorted(orders[query.sort ?? 'NEWEST'])
    return pageOf(items, query, (item) => item)
  },

  countResources: ({ store, clock }) => shownResources(store, clock.today()).length,
} satisfies Handlers

/** What the public sees: published resources while they are valid, those under maintenance and those traded. */
function shownResources(store: Store, today: string): ResourceItem[] {
  return store.resources.all().flatMap((row) => itemOf(row, today) ?? [])
}

function itemOf(row: Readonly<ResourceRow>, today: string): ResourceItem | undefined {
  const { enId: _enId, evaluationCount: _count, meanScore: _mean, ...item } = row
  const { status, validUntil } = row
  if (status !== 'PUBLISHED' && status !== 'MAINTENANCE' && status !== 'TRADED') return undefined
  if (status !== 'TRADED' && validUntil !== undefined && validUntil < today) return undefined
  return { ...item, status, avgScore: shownScore(row) }
}

type Order = (a: ResourceItem, b: ResourceItem) => number

const orders: Record<NonNullable<QueryOf<'listResources'>['sort']>, Order> = {
  NEWEST: (a, b) => b.publishTime.localeCompare(a.publishTime),
  SCORE: (a, b) => (b.avgScore ?? 0) - (a.avgScore ?? 0),
  VIEW: (a, b) => b.viewCount - a.viewCount,
}
