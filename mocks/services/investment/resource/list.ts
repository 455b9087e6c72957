import type { QueryOf, Schema } from '#gateway/contract.ts'
import type { Handlers } from '#mocks/handler/handler.ts'
import { containsKeyword } from '#mocks/store/keyword.ts'
import { pageOf } from '#mocks/store/page.ts'
import {
  isShown,
  type InvestmentEnvironmentRow,
  type InvestmentResourceRow,
  type ShownResourceRow,
} from './investmentRows.ts'

type ListQuery = QueryOf<'listShowResourcesByType'>
type ShowResource = Schema<'ShowResource'>

export const investmentListHandlers = {
  listShowResourcesByType: ({ query, store }) => {
    const all =
      query.type === 'ENVIRONMENT'
        ? store.investmentEnvironments.all().map(environmentItem)
        : store.investmentResources
            .filter(({ type }) => type === query.type)
            .filter(isShown)
            .map(itemOf)
    const found = all
      .filter((item) => matchesPlace(item, query) && matchesTrade(item, query) && matchesHouse(item, query))
      // Unavailable properties come last in every order.
      .toSorted((a, b) => Number(isDone(a)) - Number(isDone(b)) || orders[query.sort ?? 'NEWEST'](a, b))
    return pageOf(found, query, (item) => item)
  },
} satisfies Handlers

function matchesPlace(item: ShowResource, { name, regRegion, park }: ListQuery): boolean {
  return (
    containsKeyword([item.title, item.park ?? '', item.address, ...item.tags], name) &&
    (regRegion === undefined || item.regRegion === regRegion) &&
    (park === undefined || item.park === park)
  )
}

/** A property for rent and sale matches both. A negotiable price is within every range. */
function matchesTrade(item: ShowResource, query: ListQuery): boolean {
  const { tradeType, availableBefore } = query
  const isWanted = item.tradeType === tradeType
  const isBoth = item.tradeType === 'BOTH' && (tradeType === 'RENT' || tradeType === 'SALE')
  return (
    (tradeType === undefined || isWanted || isBoth) &&
    isWithin(item.area, query.minArea, query.maxArea) &&
    (item.price === null || isWithin(item.price, query.minPrice, query.maxPrice)) &&
    (availableBefore === undefined || (item.availableDate ?? '') <= availableBefore)
  )
}

/** Ranges that apply only to houses and warehouses. */
function matchesHouse(item: ShowResource, query: ListQuery): boolean {
  const { fireLevel, canSplit } = query
  return (
    isWithin(item.floorHeight, query.minFloorHeight) &&
    isWithin(item.floorLoad, query.minFloorLoad) &&
    (fireLevel === undefined || item.fireLevel === fireLevel) &&
    (canSplit !== true || item.canSplit === true)
  )
}

/** Without limits everything matches, even a missing value. */
function isWithin(value: number | undefined, min?: number, max?: number): boolean {
  if (min === undefined && max === undefined) return true
  return value !== undefined && value >= (min ?? 0) && value <= (max ?? Infinity)
}

function isDone({ status }: ShowResource): boolean {
  return status === 'DONE'
}

type Order = (a: ShowResource, b: ShowResource) => number

const orders: Record<NonNullable<ListQuery['sort']>, Order> = {
  NEWEST: (a, b) => b.updateTime.localeCompare(a.updateTime),
  AREA: (a, b) => (b.area ?? 0) - (a.area ?? 0),
  // Negotiable prices come after all known ones.
  PRICE: (a, b) => (a.price ?? Number.MAX_VALUE) - (b.price ?? Number.MAX_VALUE),
  VIEW: (a, b) => b.viewCount - a.viewCount,
}

function environmentItem(row: Readonly<InvestmentEnvironmentRow>): ShowResource {
  const { images: _images, content: _content, industries: _industries, facilities: _facilities, ...rest } = row
  const { traffic: _traffic, contact: _contact, publishTime: _publishTime, ...item } = rest
  return item
}

function itemOf(row: Readonly<ShownResourceRow>): ShowResource {
  const { id, type, title, cover, summary, regProvince, regCity, regRegion, park, address, lng, lat, tags } = row
  const { ownerType, tradeType, price, priceUnit, negotiable, status, availableDate, viewCount, updateTime } = row
  const place = {
    regProvince,
    regCity,
    regRegion,
    address,
    ...(park === undefined ? {} : { park }),
    ...(lng === undefined ? {} : { lng }),
    ...(lat === undefined ? {} : { lat }),
  }
  const trade = { ownerType, tradeType, price, priceUnit, negotiable, status, availableDate }
  return { id, type, title, cover, summary, ...place, tags, ...trade, viewCount, updateTime, ...sizeOf(row) }
}

function sizeOf(row: Readonly<InvestmentResourceRow>) {
  if (row.type === 'LAND') return { area: row.landArea, areaMu: row.landAreaMu }
  if (row.type === 'OFFICE') return { area: row.area }
  const { buildingArea, floorHeight, floorLoad, fireLevel, canSplit } = row
  return { area: buildingArea, floorHeight, floorLoad, fireLevel, canSplit }
}
