import type { Store } from '#mocks/store/store.ts'
import { tagIdOf } from '../tag/policyTagSeeds.ts'

/** member03 has subscribed to two tags, the other members to none. */
export function seedPolicySubscriptions(store: Store): void {
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
