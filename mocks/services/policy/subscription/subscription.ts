import { member } from '#mocks/handler/handler.ts'
import type { Store } from '#mocks/store/store.ts'
import type { Schema } from '#gateway/contract.ts'
import type { Viewer } from '../library/view.ts'

/** A member's subscription. Its id is the member's. */
export interface PolicySubscriptionRow extends Omit<Schema<'PolicySubscription'>, 'tags'> {
  id: string
  tagIds: string[]
}

/** The subscription of a member who never changed it: one digest a week, nothing at night. */
const defaults: Omit<PolicySubscriptionRow, 'id'> = {
  tagIds: [],
  departments: [],
  levels: [],
  channels: ['SITE'],
  frequency: 'WEEKLY',
  quietStart: '22:00',
  quietEnd: '08:00',
  deadlineRemind: [30, 7, 3, 1],
}

export function subscriptionOf(viewer: Viewer): Readonly<PolicySubscriptionRow> {
  const { id } = member(viewer)
  return viewer.store.policySubscriptions.get(id) ?? { ...structuredClone(defaults), id }
}

export function saveSubscription(store: Store, { id, ...subscription }: Readonly<PolicySubscriptionRow>): void {
  if (store.policySubscriptions.update(id, subscription) === undefined) {
    store.policySubscriptions.insert({ ...subscription, id })
  }
}
