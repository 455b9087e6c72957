import type { Schema } from '#gateway/contract.ts'
import { fail, type HandlerContext, type Handlers, member } from '#mocks/handler/handler.ts'
import { containsKeyword } from '#mocks/store/keyword.ts'
import { pageOf } from '#mocks/store/page.ts'
import type { Store } from '#mocks/store/store.ts'
import { findShownDemand } from '../demand/demands.ts'
import { demandStatus, shownDemand } from '../demand/demandView.ts'
import { findShownResource } from '../resource/resources.ts'
import { resourceStatus, shownResource } from '../resource/resourceView.ts'
import { findFavorite, type SupplyFavoriteRow } from './favoriteRows.ts'

type Kept = SupplyFavoriteRow['kept']

export const favoriteHandlers = {
  favoriteDemand: (context) => {
    const { store, body } = context
    const { id, favorited } = body
    // A favourite can be removed even when it is no longer shown.
    if (!favorited) return drop(context, store.demands)
    const { item, content } = findShownDemand(context, id)
    const { title, demandType, enName, budgetType, budgetMin, budgetMax, deadline } = item
    const summary = content.description.slice(0, 120)
    const kept = { demandType, enName, budgetType, budgetMin, budgetMax, deadline }
    return keep(context, store.demands, { targetType: 'DEMAND', targetId: id, title, summary, ...kept })
  },

  favoriteResource: (context) => {
    const { store, body } = context
    const { id, favorited } = body
    if (!favorited) return drop(context, store.resources)
    const { item } = findShownResource(context, id)
    const { title, summary, resourceType, ownerName, cover, priceType, priceMin, priceMax } = item
    const kept = { resourceType, ownerName, cover, priceType, priceMin, priceMax }
    return keep(context, store.resources, { targetType: 'RESOURCE', targetId: id, title, summary, ...kept })
  },

  listFavoriteDemands: (context) => {
    const { store, query, clock } = context
    const today = clock.today()
    const rows = favoritesOf(store, member(context).id, query.name)
    const records = rows.flatMap(({ id, targetId, createTime, kept }): Schema<'DemandFavorite'>[] => {
      if (kept.targetType !== 'DEMAND') return []
      const row = store.demands.get(targetId)
      const status = row === undefined ? 'OFF_SHELF' : demandStatus(row, today)
      const invalid = row === undefined || shownDemand(row, today) === undefined
      return [{ ...kept, id, createTime, status, invalid }]
    })
    return pageOf(records, query, (record) => record)
  },

  listFavoriteResources: (context) => {
    const { store, query, clock } = context
    const today = clock.today()
    const rows = favoritesOf(store, member(context).id, query.name)
    const records = rows.flatMap(({ id, targetId, createTime, kept }): Schema<'ResourceFavorite'>[] => {
      if (kept.targetType !== 'RESOURCE') return []
      if (query.resourceType !== undefined && kept.resourceType !== query.resourceType) return []
      const row = store.resources.get(targetId)
      const status = row === undefined ? 'OFF_SHELF' : resourceStatus(row, today)
      const invalid = row === undefined || shownResource(row, today) === undefined
      return [{ ...kept, id, createTime, status, invalid }]
    })
    return pageOf(records, query, (record) => record)
  },
} satisfies Handlers

function favoritesOf(store: Store, userId: string, name: string | undefined) {
  return store.supplyFavorites
    .by('userId', userId)
    .filter(({ kept }) => containsKeyword([kept.title], name))
    .toReversed()
}

type Context = HandlerContext<'favoriteDemand'> | HandlerContext<'favoriteResource'>

/** A table whose rows can be favourites. */
interface Kind {
  get(id: string): { favoriteCount: number } | undefined
  update(id: string, patch: { favoriteCount: number }): unknown
}

function keep(context: Context, kind: Kind, kept: Kept): Schema<'SupplyFavoriteState'> {
  const { store, gateway, clock } = context
  const { id: userId } = member(context)
  const { targetId } = kept
  const what = kept.targetType === 'DEMAND' ? '需求' : '资源'
  if (findFavorite(store, userId, targetId) !== undefined) fail('4090', `您已收藏该${what}`)
  store.supplyFavorites.insert({ id: gateway.newId('sf'), userId, targetId, createTime: clock.dateTime(), kept })
  return count(kind, targetId, 1, true)
}

function drop(context: Context, kind: Kind): Schema<'SupplyFavoriteState'> {
  const { store, body } = context
  const favorite = findFavorite(store, member(context).id, body.id) ?? fail('4040', '收藏不存在或已取消')
  store.supplyFavorites.remove(favorite.id)
  return count(kind, body.id, -1, false)
}

function count(kind: Kind, id: string, change: number, favorited: boolean): Schema<'SupplyFavoriteState'> {
  const favoriteCount = Math.max(0, (kind.get(id)?.favoriteCount ?? 0) + change)
  if (kind.get(id) !== undefined) kind.update(id, { favoriteCount })
  return { favorited, favoriteCount }
}
