import type { Manifest } from '#mocks/services/manifest.ts'
import type { Schema } from '#gateway/contract.ts'
import { fail, member } from '#mocks/handler/handler.ts'
import { pageOf } from '#mocks/store/page.ts'
import type { Store } from '#mocks/store/store.ts'
import type { Clock } from '#mocks/time/clock.ts'
import { declarationState, declarationTag } from '../library/declarationState.ts'
import { findPolicy } from '../library/detail.ts'
import { containsWords } from '../library/search/words.ts'
import { validityOf, type Viewer } from '../library/view.ts'

/** A policy in a member's favourites. */
interface PolicyFavoriteRow {
  id: string
  userId: string
  policyId: string
  /** yyyy-MM-dd HH:mm:ss in China. */
  createTime: string
}

export const manifest: Manifest<{ policyFavorites: PolicyFavoriteRow }> = {
  tables: { policyFavorites: 'members' },
  seeds: { uses: ['policies'], write: seedPolicyFavorites },
  handlers: {
    addPolicyFavorite: (context) => {
      const { store, clock, gateway } = context
      const { id: userId } = member(context)
      const policy = findPolicy(store, context.path.id)
      if (findFavorite(store, userId, policy.id) !== undefined) fail('4090', '您已收藏该政策')
      const createTime = clock.dateTime()
      store.policyFavorites.insert({ id: gateway.newId('pf'), userId, policyId: policy.id, createTime })
      store.policies.update(policy.id, { favoriteCount: policy.favoriteCount + 1 })
      return null
    },

    deletePolicyFavorite: (context) => {
      const { store, path } = context
      const favorite = findFavorite(store, member(context).id, path.id) ?? fail('4040', '收藏不存在或已取消')
      store.policyFavorites.remove(favorite.id)
      const policy = store.policies.get(path.id)
      if (policy !== undefined)
        store.policies.update(policy.id, { favoriteCount: Math.max(0, policy.favoriteCount - 1) })
      return null
    },

    listPolicyFavorites: (context) => {
      const { store, query } = context
      // Rows are inserted in chronological order, so the newest are last.
      const favorites = store.policyFavorites
        .by('userId', member(context).id)
        .toReversed()
        .map((favorite) => toFavorite(favorite, context))
        .filter(({ title }) => containsWords(title, query.keyword))
      return pageOf(favorites, query, (favorite) => favorite)
    },
  },
}

function findFavorite(store: Store, userId: string, policyId: string): Readonly<PolicyFavoriteRow> | undefined {
  return store.policyFavorites.by('userId', userId).find((favorite) => favorite.policyId === policyId)
}

function toFavorite(favorite: Readonly<PolicyFavoriteRow>, { store, clock }: Viewer): Schema<'PolicyFavorite'> {
  const { id, policyId, createTime } = favorite
  const policy = store.policies.get(policyId)
  const base = { id, targetType: 'POLICY' as const, targetId: policyId, createTime }
  if (policy === undefined) return { ...base, title: '政策已下架', summary: '该政策已下架', invalid: true }
  const today = clock.today()
  return {
    ...base,
    title: policy.title,
    summary: policy.summary,
    department: policy.leadDept,
    publishTime: policy.publishTime,
    declarationTag: declarationTag(declarationState(policy, today)),
    invalid: policy.offShelf || ['EXPIRED', 'REPEALED', 'REPLACED'].includes(validityOf(policy, today)),
  }
}

/**
 * member03's favourites are a policy in force, a replaced one and one that was taken off the shelf. The other members
 * have none.
 */
function seedPolicyFavorites(store: Store, clock: Clock): void {
  const offShelf = store.policies.find((policy) => policy.offShelf)
  const kept = [offShelf?.id, 'p-1014', 'p-1004'].filter((id) => id !== undefined)
  for (const [index, policyId] of kept.entries()) {
    const createTime = `${clock.day(index - 10)} 10:20:00`
    store.policyFavorites.insert({ id: `pf-seed-${index + 1}`, userId: 'u-1003', policyId, createTime })
  }
}
