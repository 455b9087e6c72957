import type { Schema } from '#gateway/contract.ts'
import { fail, type Handlers, member } from '#mocks/handler/handler.ts'
import { containsKeyword } from '#mocks/store/keyword.ts'
import { pageOf } from '#mocks/store/page.ts'
import type { Store } from '#mocks/store/store.ts'
import type { FacilitatorFavoriteRow } from './facilitatorRows.ts'
import { findPublicFacilitator } from './facilitatorView.ts'

export const facilitatorFavoriteHandlers = {
  addFacilitatorFavorite: (context) => {
    const { store, clock, gateway, path } = context
    const { id: userId } = member(context)
    const facilitator = findPublicFacilitator(store, path.id)
    if (findFavorite(store, userId, facilitator.id) !== undefined) fail('4090', '您已收藏该服务商')
    const id = gateway.newId('ff')
    store.facilitatorFavorites.insert({ id, userId, facilitatorId: facilitator.id, createTime: clock.dateTime() })
    store.facilitators.update(facilitator.id, { favoriteCount: facilitator.favoriteCount + 1 })
    return null
  },

  deleteFacilitatorFavorite: (context) => {
    const { store, path } = context
    const favorite = findFavorite(store, member(context).id, path.id) ?? fail('4040', '收藏不存在或已取消')
    store.facilitatorFavorites.remove(favorite.id)
    const facilitator = store.facilitators.get(path.id)
    if (facilitator !== undefined) {
      store.facilitators.update(facilitator.id, { favoriteCount: Math.max(0, facilitator.favoriteCount - 1) })
    }
    return null
  },

  listFacilitatorFavorites: (context) => {
    const { store, query } = context
    const favorites = store.facilitatorFavorites
      .by('userId', member(context).id)
      // Rows are inserted in chronological order, so the newest are last.
      .toReversed()
      .filter(({ facilitatorId }) => query.targetId === undefined || facilitatorId === query.targetId)
      .map((favorite) => toFavorite(store, favorite))
      .filter(({ title }) => containsKeyword([title], query.keyword))
    return pageOf(favorites, query, (favorite) => favorite)
  },
} satisfies Handlers

function findFavorite(store: Store, userId: string, facilitatorId: string) {
  return store.facilitatorFavorites.by('userId', userId).find((favorite) => favorite.facilitatorId === facilitatorId)
}

/** A provider that is no longer shown stays in the list, marked as unavailable. */
function toFavorite(store: Store, favorite: Readonly<FacilitatorFavoriteRow>): Schema<'FacilitatorFavorite'> {
  const { id, facilitatorId, createTime } = favorite
  const base = { id, targetType: 'PROVIDER' as const, targetId: facilitatorId, createTime }
  const facilitator = store.facilitators.get(facilitatorId)
  if (facilitator === undefined) return { ...base, title: '服务商已退出', summary: '', logo: null, invalid: true }
  const { name, resume, faStatus } = facilitator
  return { ...base, title: name, summary: resume.slogan, logo: resume.logo, invalid: faStatus !== 'PASS' }
}
