import type { Store } from '#mocks/store/store.ts'
import type { Schema } from '#gateway/contract.ts'

/** A demand or resource in a member's favourites, as it looked at that time. */
export interface SupplyFavoriteRow {
  id: string
  userId: string
  targetId: string
  createTime: string
  kept:
    | Omit<Schema<'DemandFavorite'>, 'id' | 'status' | 'invalid' | 'createTime'>
    | Omit<Schema<'ResourceFavorite'>, 'id' | 'status' | 'invalid' | 'createTime'>
}

export function findFavorite(store: Store, userId: string, targetId: string): Readonly<SupplyFavoriteRow> | undefined {
  return store.supplyFavorites.by('userId', userId).find((row) => row.targetId === targetId)
}

export function isFavorite(store: Store, userId: string, targetId: string): boolean {
  return findFavorite(store, userId, targetId) !== undefined
}
