import type { Clock } from '#mocks/time/clock.ts'
import type { Store } from '#mocks/store/store.ts'
import { tagIdOf } from '../tag/policyTagSeeds.ts'

/**
 * member03 keeps a policy in force, one that was replaced and one that was taken off the shelf; the other members keep
 * none. Comes after users and policies.
 */
export function seedPolicyFavorites(store: Store, clock: Clock): void {
  const offShelf = store.policies.find((policy) => policy.offShelf)
  const kept = [offShelf?.id, 'p-1014', 'p-1004'].filter((id) => id !== undefined)
  for (const [index, policyId] of kept.entries()) {
    const createTime = `${clock.day(index - 10)} 10:20:00`
    store.policyFavorites.insert({ id: `pf-seed-${index + 1}`, userId: 'u-1003', policyId, createTime })
  }
  store.policySubscriptions.insert({
    id: 'u-1003',
    tagIds: ['数字化转型', '人才政策'].map(tagIdOf),
    departments: [],
    levels: [],
    channels: ['SITE'],
    frequency: 'WEEKLY',
    quietStart: '22:00',
    quietEnd: '08:00',
    deadlineRemind: [7, 1],
  })
}
