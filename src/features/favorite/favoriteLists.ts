import { queryOptions } from '@tanstack/react-query'
import { gatewayUrl } from '#gateway/address.ts'
import { call } from '#gateway/call.ts'
import type { GatewayClient } from '#gateway/client.ts'
import { gatewayOf, keyOf } from '#gateway/query.ts'
import * as demand from '#gateway/generated/fields/DemandFavorite.ts'
import * as policy from '#gateway/generated/fields/PolicyFavorite.ts'
import * as resource from '#gateway/generated/fields/ResourceFavorite.ts'
import { factOf } from '#ui/content/factOf.ts'
import type { Fact } from '#ui/Facts.tsx'
import type { RecordPage } from '#ui/list/RecordList.tsx'
import { favoriteLists, type FavoriteType } from './favoriteTarget.ts'
import { dayText } from '#ui/timeText.ts'

/** A favourite of any type, as the list shows it. */
export interface Favorite {
  id: string
  targetId: string
  title: string
  summary: string
  /** It is no longer public, or has ended. */
  invalid: boolean
  createTime: string
  picture?: string | undefined
  /** Facts that only its type has. */
  facts?: readonly Fact[]
  /** The state of a policy's declaration. */
  mark?: { text: string; grey: boolean } | undefined
}

interface Asked {
  type: FavoriteType
  current: number
  size: number
  /** Part of the title. */
  name?: string | undefined
}

/** One page of the favourites of a type. */
export function favoritesQuery(asked: Asked) {
  return queryOptions({
    queryKey: keyOf(favoriteLists[asked.type], asked),
    queryFn: ({ client, signal }) => load(gatewayOf(client), asked, signal),
    // Favourites change on other pages and in other tabs.
    staleTime: 0,
    retry: false,
  })
}

async function load(
  gateway: GatewayClient,
  { type, current, size, name }: Asked,
  signal: AbortSignal,
): Promise<RecordPage<Favorite>> {
  const options = { signal }
  const paging = { current, size }
  const byName = { ...paging, ...(name !== undefined && { name }) }
  const byKeyword = { ...paging, ...(name !== undefined && { keyword: name }) }
  switch (type) {
    case 'POLICY': {
      const page = await call(gateway, 'listPolicyFavorites', { query: byKeyword }, options)
      const records = page.records.map(({ department, publishTime, declarationTag, ...favorite }) => ({
        ...favorite,
        mark: declarationTag,
        facts: [factOf(policy.department, department), factOf(policy.publishTime, publishTime && dayText(publishTime))],
      }))
      return { ...page, records }
    }
    case 'DEMAND': {
      const page = await call(gateway, 'listFavoriteDemands', { query: byName }, options)
      const records = page.records.map(({ enName, deadline, ...favorite }) => ({
        ...favorite,
        facts: [factOf(demand.enName, enName), factOf(demand.deadline, deadline)],
      }))
      return { ...page, records }
    }
    case 'RESOURCE': {
      const page = await call(gateway, 'listFavoriteResources', { query: byName }, options)
      const records = page.records.map(({ ownerName, cover, ...favorite }) => ({
        ...favorite,
        picture: cover === null ? undefined : gatewayUrl(cover),
        facts: [factOf(resource.ownerName, ownerName)],
      }))
      return { ...page, records }
    }
    case 'PROVIDER':
      return call(gateway, 'listFacilitatorFavorites', { query: byKeyword }, options)
    case 'ATTRACT':
    case 'NEWS':
      return withPictures(
        await call(gateway, 'listContentFavorites', { query: { ...byKeyword, targetType: type } }, options),
      )
    case 'HOUSE':
    case 'LAND':
    case 'OFFICE':
      return withPictures(
        await call(gateway, 'listInvestmentFavorites', { query: { ...byKeyword, targetType: type } }, options),
      )
    default:
      return type satisfies never
  }
}

function withPictures(page: RecordPage<Favorite & { cover: string | null }>): RecordPage<Favorite> {
  const records = page.records.map((favorite) => ({
    ...favorite,
    picture: favorite.cover === null ? undefined : gatewayUrl(favorite.cover),
  }))
  return { ...page, records }
}
