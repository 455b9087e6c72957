import type { Manifest } from '#mocks/services/manifest.ts'
import type { Schema } from '#gateway/contract.ts'
import { fail, member } from '#mocks/handler/handler.ts'
import { containsKeyword } from '#mocks/store/keyword.ts'
import { pageOf } from '#mocks/store/page.ts'
import type { Store } from '#mocks/store/store.ts'
import type { InvestmentFavoriteRow, InvestmentResourceRow } from '../resource/investmentRows.ts'
import { findResource } from '../resource/resources.ts'

export const manifest: Manifest<{ investmentFavorites: InvestmentFavoriteRow }> = {
  tables: { investmentFavorites: 'members' },
  handlers: {
    addInvestmentFavorite: (context) => {
      const { store, clock, gateway, body } = context
      const { id: userId } = member(context)
      const resource = findResource(store, body.targetId)
      if (favoriteTarget(resource) !== body.targetType) fail('4040', '数据不存在或已删除')
      if (findFavorite(store, userId, body) !== undefined) fail('4090', '您已收藏该载体')
      const id = gateway.newId('if')
      const { targetType, targetId } = body
      store.investmentFavorites.insert({ id, userId, targetType, targetId, createTime: clock.dateTime() })
      return null
    },

    deleteInvestmentFavorite: (context) => {
      const { store, query } = context
      const favorite = findFavorite(store, member(context).id, query) ?? fail('4040', '收藏不存在或已取消')
      store.investmentFavorites.remove(favorite.id)
      return null
    },

    listInvestmentFavorites: (context) => {
      const { store, query } = context
      const { targetType, targetId, keyword } = query
      const favorites = store.investmentFavorites
        .by('userId', member(context).id)
        // Rows are inserted in chronological order, so the newest are last.
        .toReversed()
        .filter((row) => targetType === undefined || row.targetType === targetType)
        .filter((row) => targetId === undefined || row.targetId === targetId)
        .map((row) => toFavorite(store, row))
        .filter(({ title }) => containsKeyword([title], keyword))
      return pageOf(favorites, query, (favorite) => favorite)
    },
  },
}

/** A favourite warehouse counts as a house. */
function favoriteTarget({ type }: Pick<InvestmentResourceRow, 'type'>): Schema<'InvestmentFavoriteTarget'> {
  return type === 'WAREHOUSE' ? 'HOUSE' : type
}

function findFavorite(store: Store, userId: string, { targetType, targetId }: Schema<'InvestmentFavoriteForm'>) {
  return store.investmentFavorites
    .by('userId', userId)
    .find((favorite) => favorite.targetType === targetType && favorite.targetId === targetId)
}

/** Properties that were let, sold or taken off the shelf stay in the list, marked as unavailable. */
function toFavorite(store: Store, row: Readonly<InvestmentFavoriteRow>): Schema<'InvestmentFavorite'> {
  const { id, targetType, targetId, createTime } = row
  const base = { id, targetType, targetId, createTime }
  const resource = store.investmentResources.get(targetId)
  if (resource === undefined) return { ...base, title: '载体已删除', summary: '', cover: null, invalid: true }
  const { title, summary, cover, status } = resource
  return { ...base, title, summary, cover, invalid: status === 'DONE' || status === 'OFF' }
}
