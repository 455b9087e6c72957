import type { Schema } from '#gateway/contract.ts'
import { dayOf } from '#mocks/time/days.ts'
import { failFields, type Handlers } from '#mocks/handler/handler.ts'
import { pageOf } from '#mocks/store/page.ts'
import type { PolicyRow } from '../library/policyRows.ts'
import type { PolicySubscriptionRow } from './policySubscriptionRow.ts'
import { isUnder } from '../library/filters.ts'
import { saveSubscription, subscriptionOf } from './subscription.ts'
import { toTags } from '../tag/tags.ts'
import { byNewest, effectivePolicies, toListItem, type Viewer } from '../library/view.ts'

export const subscriptionHandlers = {
  listMySubscribedTags: (context) => toSubscription(subscriptionOf(context), context),

  subscribeTags: (context) => {
    const { store, body } = context
    if (body.tagIds.some((tagId) => store.policyTags.get(tagId) === undefined)) {
      failFields([{ errorMessage: '标签不存在', field: 'body.tagIds' }])
    }
    const { departments = [], levels = [] } = body
    saveSubscription(store, { ...subscriptionOf(context), ...body, departments, levels })
    return toSubscription(subscriptionOf(context), context)
  },

  listSubscribedPolicies: (context) => {
    const { body, clock } = context
    const { tagIds, declareState = [], publishFrom, remark } = body
    const subscription = subscriptionOf(context)
    const found = effectivePolicies(context).filter(
      (policy) =>
        isSubscribed(policy, subscription) &&
        (tagIds === undefined || policy.tagIds.some((id) => tagIds.includes(id))) &&
        isUnder(policy, 'declareState', declareState, clock.today()) &&
        (publishFrom === undefined || dayOf(policy.publishTime) >= publishFrom) &&
        (remark === undefined || policy.remark === remark),
    )
    return pageOf(found.toSorted(byNewest), context.query, (policy) => toListItem(policy, context))
  },
} satisfies Handlers

/** Any of the tags or departments, at one of the chosen levels, or at every level when none is chosen. */
export function isSubscribed(policy: Readonly<PolicyRow>, subscription: Readonly<PolicySubscriptionRow>): boolean {
  const { tagIds, departments, levels } = subscription
  if (levels.length > 0 && !levels.includes(policy.level)) return false
  if (tagIds.length === 0 && departments.length === 0) return levels.length > 0
  return policy.tagIds.some((id) => tagIds.includes(id)) || departments.includes(policy.leadDept)
}

function toSubscription(row: Readonly<PolicySubscriptionRow>, viewer: Viewer): Schema<'PolicySubscription'> {
  const { departments, levels, channels, frequency, quietStart, quietEnd, deadlineRemind } = row
  const rows = row.tagIds.flatMap((tagId) => viewer.store.policyTags.get(tagId) ?? [])
  const tags = toTags(rows, viewer)
  return { tags, departments, levels, channels, frequency, quietStart, quietEnd, deadlineRemind }
}
