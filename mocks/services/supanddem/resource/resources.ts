import type { QueryOf, Schema } from '#gateway/contract.ts'
import { fail, type Handlers } from '#mocks/handler/handler.ts'
import { containsKeyword } from '#mocks/store/keyword.ts'
import { pageOf } from '#mocks/store/page.ts'
import { categoryAndBelow, resourceCategories } from '../category/supplyCategories.ts'
import { ownDocking } from '../demand/demands.ts'
import { isAcquainted } from '../docking/dockingStates.ts'
import { isFavorite } from '../favorite/favoriteRows.ts'
import { fitsBand, liesIn } from '../filters.ts'
import { maskContact, ownEnIds, type SupplyContext } from '../ownership.ts'
import { priceOf, shownResource, shownResources, type ShownResource } from './resourceView.ts'

export const resourceHandlers = {
  listResources: ({ query, store, clock }) => {
    const { resourceType, categoryId, industryCode, region, ownerType, price, fieldArea } = query
    const inside = categoryId === undefined ? undefined : categoryAndBelow(resourceCategories, categoryId)
    const found = shownResources(store, clock.today())
      .filter(({ item }) => containsKeyword([item.title, ...item.keywords], query.name))
      .filter(({ item }) => resourceType === undefined || item.resourceType === resourceType)
      .filter(({ item }) => inside === undefined || inside.includes(item.categoryId))
      .filter(({ item }) => industryCode === undefined || item.industryCode === industryCode)
      .filter(({ item }) => region === undefined || liesIn(item.region, region))
      .filter(({ item }) => ownerType === undefined || item.ownerType === ownerType)
      .filter(({ content }) => isPriced(content, price))
      .filter(({ item }) => fieldArea === undefined || item.fieldArea.includes(fieldArea))
      .toSorted(orders[query.sort ?? 'NEWEST'])
    return pageOf(found, query, ({ item }) => item)
  },

  countResources: ({ store, clock }) => shownResources(store, clock.today()).length,

  getResource: (context) => {
    const { store, query, clock } = context
    const found = findShownResource(context, query.id)
    const viewed = store.resources.update(query.id, { viewCount: found.row.viewCount + 1 }) ?? found.row
    return detailOf(context, shownResource(viewed, clock.today()) ?? found)
  },
} satisfies Handlers

/** Ends with 4040 for a resource that the public cannot see. */
export function findShownResource({ store, clock }: Pick<SupplyContext, 'store' | 'clock'>, id: string): ShownResource {
  const row = store.resources.get(id)
  return (row === undefined ? undefined : shownResource(row, clock.today())) ?? fail('4040', '资源不存在或已下架')
}

function detailOf(context: SupplyContext, { row, content, item }: ShownResource): Schema<'ResourceDetail'> {
  const { store, user } = context
  const { contactName, contactTel, contactWay, ...fields } = content
  const contact = { contactName, contactTel, ...(contactWay === undefined ? {} : { contactWay }) }
  const docking = ownDocking(context, row.id)
  const isKnown = docking !== undefined && isAcquainted(docking.status)
  const detail = {
    ...fields,
    ...priceOf(content),
    id: row.id,
    categoryName: item.categoryName,
    fieldArea: item.fieldArea,
    keywords: item.keywords,
    cover: item.cover,
    images: content.images ?? [],
    attachments: content.attachments ?? [],
    enId: row.enId,
    contactMasked: maskContact(contact),
    ...(isKnown ? { contact } : {}),
    status: item.status,
    publishTime: item.publishTime,
    updateTime: row.updateTime,
    viewCount: row.viewCount,
    dockingCount: row.dockingCount,
    favoriteCount: row.favoriteCount,
    avgScore: item.avgScore,
    evaluationCount: row.evaluationCount,
    ...(user === undefined
      ? {}
      : { favorited: isFavorite(store, user.id, row.id), own: ownEnIds(context).includes(row.enId) }),
    ...(docking === undefined ? {} : { myDocking: docking }),
  }
  // Spreading a union type loses which fields belong together. Here they all come from one content.
  return detail
}

/** Free resources cost 0. */
function isPriced(content: ShownResource['content'], band: Schema<'BudgetBand'> | undefined): boolean {
  const { priceMin, priceMax } = priceOf(content)
  return fitsBand([priceMin ?? 0, priceMax ?? priceMin ?? 0], content.priceType === 'NEGOTIABLE', band)
}

type Order = (a: ShownResource, b: ShownResource) => number

const newest: Order = ({ item: a }, { item: b }) =>
  b.publishTime.localeCompare(a.publishTime) || a.id.localeCompare(b.id)

const orders: Record<NonNullable<QueryOf<'listResources'>['sort']>, Order> = {
  NEWEST: newest,
  SCORE: (a, b) => (b.item.avgScore ?? 0) - (a.item.avgScore ?? 0) || newest(a, b),
  VIEW: (a, b) => b.item.viewCount - a.item.viewCount || newest(a, b),
}
