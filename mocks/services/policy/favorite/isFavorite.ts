import type { Store } from '#mocks/store/store.ts'

export function isFavorite(store: Store, userId: string, policyId: string): boolean {
  return store.policyFavorites.by('userId', userId).some((favorite) => favorite.policyId === policyId)
}
