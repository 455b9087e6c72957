import type { Clock } from '#mocks/time/clock.ts'
import type { Store } from '#mocks/store/store.ts'

/**
 * member03's favourites are a policy in force, a replaced one and one that was taken off the shelf. The other members
 * have none.
 */
export function seedPolicyFavorites(store: Store, clock: Clock): void {
  const offShelf = store.policies.find((policy) => policy.offShelf)
  const kept = [offShelf?.id, 'p-1014', 'p-1004'].filter((id) => id !== undefined)
  for (const [index, policyId] of kept.entries()) {
    const createTime = `${clock.day(index - 10)} 10:20:00`
    store.policyFavorites.insert({ id: `pf-seed-${index + 1}`, userId: 'u-1003', policyId, createTime })
  }
}
