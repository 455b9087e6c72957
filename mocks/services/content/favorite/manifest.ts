import type { Manifest } from '#mocks/services/manifest.ts'
import type { Schema } from '#gateway/contract.ts'
import type { Clock } from '#mocks/time/clock.ts'
import { fail, member } from '#mocks/handler/handler.ts'
import { containsKeyword } from '#mocks/store/keyword.ts'
import { pageOf } from '#mocks/store/page.ts'
import type { Store } from '#mocks/store/store.ts'
import { findAttract } from '../attract/attracts.ts'
import { findNotice, isPublished } from '../notice/notices.ts'

/** A project or a piece of news in a member's favourites. */
interface ContentFavoriteRow extends Schema<'ContentFavoriteForm'> {
  id: string
  userId: string
  /** yyyy-MM-dd HH:mm:ss in China. */
  createTime: string
}

export const manifest: Manifest<{ contentFavorites: ContentFavoriteRow }> = {
  tables: { contentFavorites: 'members' },
  handlers: {
    addContentFavorite: (context) => {
      const { store, clock, gateway, body } = context
      const { id: userId } = member(context)
      const target =
        body.targetType === 'ATTRACT' ? findAttract(store, body.targetId) : findNotice(store, clock, body.targetId)
      if (findFavorite(store, userId, body) !== undefined) fail('4090', '您已收藏该内容')
      store.contentFavorites.insert({
        id: gateway.newId('cf'),
        userId,
        targetType: body.targetType,
        targetId: target.id,
        createTime: clock.dateTime(),
      })
      return null
    },

    deleteContentFavorite: (context) => {
      const { store, query } = context
      const favorite = findFavorite(store, member(context).id, query) ?? fail('4040', '收藏不存在或已取消')
      store.contentFavorites.remove(favorite.id)
      return null
    },

    listContentFavorites: (context) => {
      const { store, clock, query } = context
      const { targetType, targetId, keyword } = query
      const favorites = store.contentFavorites
        .by('userId', member(context).id)
        // Rows are inserted in chronological order, so the newest are last.
        .toReversed()
        .filter((row) => targetType === undefined || row.targetType === targetType)
        .filter((row) => targetId === undefined || row.targetId === targetId)
        .map((row) => toFavorite(store, clock, row))
        .filter(({ title }) => containsKeyword([title], keyword))
      return pageOf(favorites, query, (favorite) => favorite)
    },
  },
}

function findFavorite(store: Store, userId: string, { targetType, targetId }: Schema<'ContentFavoriteForm'>) {
  return store.contentFavorites
    .by('userId', userId)
    .find((favorite) => favorite.targetType === targetType && favorite.targetId === targetId)
}

function toFavorite(store: Store, clock: Clock, row: Readonly<ContentFavoriteRow>): Schema<'ContentFavorite'> {
  const { id, targetType, targetId, createTime } = row
  const base = { id, targetType, targetId, createTime }
  const target = targetType === 'ATTRACT' ? store.attracts.get(targetId) : store.notices.get(targetId)
  if (target === undefined) return { ...base, title: '内容已删除', summary: '', cover: null, invalid: true }
  const invalid = 'offShelf' in target ? target.offShelf : !isPublished(target, clock.dateTime())
  return { ...base, title: target.title, summary: target.summary, cover: target.cover ?? null, invalid }
}
