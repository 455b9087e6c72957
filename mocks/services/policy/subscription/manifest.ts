import type { Manifest } from '#mocks/services/manifest.ts'
import type { Store } from '#mocks/store/store.ts'
import { tagIdOf } from '../tag/policyTagSeeds.ts'
import { digestHandlers, subscriptionHandlers } from './subscriptions.ts'
import type { PolicySubscriptionRow } from './subscription.ts'

export const manifest: Manifest<{ policySubscriptions: PolicySubscriptionRow }> = {
  tables: { policySubscriptions: 'members' },
  seeds: { write: seedPolicySubscriptions },
  handlers: { ...subscriptionHandlers, ...digestHandlers },
}

/** member03 has subscribed to two tags, the other members to none. */
function seedPolicySubscriptions(store: Store): void {
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
