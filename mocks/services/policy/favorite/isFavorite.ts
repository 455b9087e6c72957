import type { Store } from '#mocks/store/store.ts'

/** Whether the member keeps the policy. */
export function isFavorite(store: Store, userId: string, policyId: string): boolean {
  return store.policyFavorites.by('userId', userId).some((favorite) => favorite.policyId === policyId)
}
