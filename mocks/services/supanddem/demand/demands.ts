import type { QueryOf, Schema } from '#gateway/contract.ts'
import { fail, type Handlers } from '#mocks/handler/handler.ts'
import { containsKeyword } from '#mocks/store/keyword.ts'
import { pageOf } from '#mocks/store/page.ts'
import type { Store } from '#mocks/store/store.ts'
import { categoryAndBelow, demandCategories } from '../category/supplyCategories.ts'
import { isAcquainted } from '../docking/dockingStates.ts'
import { isFavorite } from '../favorite/favoriteRows.ts'
import { fitsBand, liesIn } from '../filters.ts'
import { askedEnIds, maskContact, ownEnIds, type SupplyContext } from '../ownership.ts'
import { budgetOf, shownDemand, shownDemands, type ShownDemand } from './demandView.ts'

export const demandHandlers = {
  listDemands: ({ query, store, clock }) => {
    const { categoryId, industryCode, region, budget, status, deadlineWithin } = query
    const inside = categoryId === undefined ? undefined : categoryAndBelow(demandCategories, categoryId)
    const found = shownDemands(store, clock.today())
      .filter((shown) => matchesSearch(shown, query))
      .filter(({ item }) => inside === undefined || inside.includes(item.categoryId))
      .filter(({ item }) => industryCode === undefined || item.industryCode === industryCode)
      .filter(({ item }) => region === undefined || isWantedFrom(item, region))
      .filter(({ content }) => isWithinBudget(content, budget))
      .filter(({ item }) => status === undefined || item.status === status)
      .filter(({ item }) => deadlineWithin === undefined || isDueWithin(item, deadlineWithin))
      .toSorted(orders[query.sort ?? 'NEWEST'])
    return pageOf(found, query, ({ item }) => item)
  },

  countDemands: ({ store, clock }) => shownDemands(store, clock.today()).length,

  getDemand: (context) => {
    const { store, query, clock } = context
    const found = findShownDemand(context, query.id)
    const viewed = store.demands.update(query.id, { viewCount: found.row.viewCount + 1 }) ?? found.row
    return detailOf(context, shownDemand(viewed, clock.today()) ?? found)
  },

  listCustomerDemands: (context) => {
    const { store, query, clock, user } = context
    const own = askedEnIds(context, undefined)
    const [asking] = askedEnIds(context, query.enId)
    const found = shownDemands(store, clock.today())
      .filter(({ row, item }) => !own.includes(row.enId) && item.status !== 'COMPLETED')
      .filter((shown) => matchesSearch(shown, query))
      .map((shown) => ({
        ...shown,
        match: matchOf(store, asking, shown.item),
        docking: ownDocking(context, shown.row.id),
      }))
      .filter(({ docking }) => query.undocked !== true || docking === undefined)
    const sort = query.sort ?? 'MATCH'
    const sorted = found.toSorted((a, b) =>
      sort === 'MATCH'
        ? (b.match.matchedDegree ?? -1) - (a.match.matchedDegree ?? -1) || orders.NEWEST(a, b)
        : orders[sort](a, b),
    )
    return pageOf(sorted, query, ({ item, match, docking }) => {
      const { id, title, demandType, categoryName, fieldArea, keywords, budgetType, budgetMin, budgetMax } = item
      const { enName, deadline, remainDays, status, publishTime } = item
      const favorited = user !== undefined && isFavorite(store, user.id, id)
      const card = { id, title, demandType, categoryName, fieldArea, keywords, budgetType, budgetMin, budgetMax }
      const state = { enName, deadline, remainDays, status, publishTime, favorited }
      return { ...card, ...state, ...match, ...(docking === undefined ? {} : { myDocking: docking }) }
    })
  },
} satisfies Handlers

/** Ends with 4040 for a demand that the public cannot see. */
export function findShownDemand({ store, clock }: Pick<SupplyContext, 'store' | 'clock'>, id: string): ShownDemand {
  const row = store.demands.get(id)
  return (row === undefined ? undefined : shownDemand(row, clock.today())) ?? fail('4040', '需求不存在或已下架')
}

/** The latest docking of the member's enterprises with the demand or resource. */
export function ownDocking(
  context: Pick<SupplyContext, 'store' | 'user'>,
  targetId: string,
): Schema<'DockingSummary'> | undefined {
  const own = ownEnIds(context)
  const docking = context.store.dockings
    .by('targetId', targetId)
    .findLast(({ initiatorEnId }) => own.includes(initiatorEnId))
  return docking === undefined ? undefined : { id: docking.id, status: docking.status }
}

function detailOf(context: SupplyContext, { row, content, item }: ShownDemand): Schema<'DemandDetail'> {
  const { store, user } = context
  const { contactName, contactTel, contactWay, hideEnName = false, ...fields } = content
  const contact = { contactName, contactTel, ...(contactWay === undefined ? {} : { contactWay }) }
  const docking = ownDocking(context, row.id)
  const isKnown = docking !== undefined && isAcquainted(docking.status)
  return {
    ...fields,
    ...item,
    ...budgetOf(content),
    cooperationMode: content.cooperationMode,
    attachments: content.attachments ?? [],
    description: content.description,
    hideEnName,
    ...(hideEnName ? {} : { enId: row.enId }),
    contactMasked: maskContact(contact),
    ...(isKnown ? { contact } : {}),
    updateTime: row.updateTime,
    favoriteCount: row.favoriteCount,
    ...(user === undefined
      ? {}
      : { favorited: isFavorite(store, user.id, row.id), own: ownEnIds(context).includes(row.enId) }),
    ...(docking === undefined ? {} : { myDocking: docking }),
  }
}

function matchesSearch(
  { item }: ShownDemand,
  { name, demandType, fieldArea }: Pick<QueryOf<'listDemands'>, 'name' | 'demandType' | 'fieldArea'>,
): boolean {
  return (
    containsKeyword([item.title, ...item.keywords], name) &&
    (demandType === undefined || item.demandType === demandType) &&
    (fieldArea === undefined || item.fieldArea.includes(fieldArea))
  )
}

/** A demand without a region accepts offers from everywhere, and one with a province also from its counties. */
function isWantedFrom({ expectRegion }: Schema<'DemandItem'>, region: string): boolean {
  return expectRegion.length === 0 || expectRegion.some((wanted) => liesIn(region, wanted) || liesIn(wanted, region))
}

function isWithinBudget({ budgetType, budgetMin, budgetMax }: ShownDemand['content'], band?: Schema<'BudgetBand'>) {
  return fitsBand([budgetMin, budgetMax], budgetType === 'NEGOTIABLE', band)
}

function isDueWithin(item: Schema<'DemandItem'>, days: number): boolean {
  return item.status !== 'COMPLETED' && item.remainDays <= days
}

type Order = (a: Pick<ShownDemand, 'item'>, b: Pick<ShownDemand, 'item'>) => number

const newest: Order = ({ item: a }, { item: b }) =>
  b.publishTime.localeCompare(a.publishTime) || a.id.localeCompare(b.id)

const orders: Record<NonNullable<QueryOf<'listDemands'>['sort']>, Order> = {
  NEWEST: newest,
  // A completed demand has no deadline any more.
  DEADLINE: (a, b) =>
    Number(a.item.status === 'COMPLETED') - Number(b.item.status === 'COMPLETED') ||
    a.item.remainDays - b.item.remainDays ||
    newest(a, b),
  VIEW: (a, b) => b.item.viewCount - a.item.viewCount || newest(a, b),
}

type Match = Pick<Schema<'CustomerDemandItem'>, 'matchedDegree' | 'matchReasons'>

/** How much of the demand's subject the enterprise's own demands and resources cover. Null when it has none. */
function matchOf(store: Store, enId: string | undefined, demand: Schema<'DemandItem'>): Match {
  const own = [...store.demands.all(), ...store.resources.all()]
    .filter((row) => row.enId === enId)
    .map(({ content }) => content)
  if (own.length === 0) return { matchedDegree: null, matchReasons: [] }
  const industries = new Set(own.map(({ industryCode }) => industryCode))
  const fields = new Set(own.flatMap(({ fieldArea = [] }) => fieldArea))
  const words = new Set(own.flatMap(({ keywords = [] }) => keywords))
  const sharedField = demand.fieldArea.filter((field) => fields.has(field))
  const sharedWords = demand.keywords.filter((word) => words.has(word))
  const isSameIndustry = industries.has(demand.industryCode)
  return {
    matchedDegree:
      (isSameIndustry ? 40 : 0) + (sharedField.length > 0 ? 35 : 0) + Math.min(25, sharedWords.length * 15),
    matchReasons: [
      ...(isSameIndustry ? ['同一行业'] : []),
      ...sharedField.map((field) => `技术领域：${field}`),
      ...sharedWords.map((word) => `关键词：${word}`),
    ].slice(0, 5),
  }
}
