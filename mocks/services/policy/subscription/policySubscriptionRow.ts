import type { Schema } from '#gateway/contract.ts'

/** What a member wants to hear of; the id is the member's. */
export interface PolicySubscriptionRow extends Omit<Schema<'PolicySubscription'>, 'tags'> {
  id: string
  tagIds: string[]
}
