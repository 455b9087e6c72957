import type { Manifest } from '#mocks/services/manifest.ts'
import { digestHandlers } from './digest.ts'
import type { PolicySubscriptionRow } from './policySubscriptionRow.ts'
import { seedPolicySubscriptions } from './policySubscriptionSeeds.ts'
import { subscriptionHandlers } from './subscriptions.ts'

export const manifest: Manifest<{ policySubscriptions: PolicySubscriptionRow }> = {
  tables: { policySubscriptions: 'members' },
  seeds: { write: seedPolicySubscriptions },
  handlers: { ...subscriptionHandlers, ...digestHandlers },
}
