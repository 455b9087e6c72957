import type { Schema } from '#gateway/contract.ts'

/** A member's subscription. Its id is the member's. */
export interface PolicySubscriptionRow extends Omit<Schema<'PolicySubscription'>, 'tags'> {
  id: string
  tagIds: string[]
}
