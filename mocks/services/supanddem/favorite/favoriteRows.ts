import type { Store } from '#mocks/store/store.ts'
import type { SupplyFavoriteRow } from './supplyFavoriteRow.ts'

export function findFavorite(store: Store, userId: string, targetId: string): Readonly<SupplyFavoriteRow> | undefined {
  return store.supplyFavorites.by('userId', userId).find((row) => row.targetId === targetId)
}

export function isFavorite(store: Store, userId: string, targetId: string): boolean {
  return findFavorite(store, userId, targetId) !== undefined
}
