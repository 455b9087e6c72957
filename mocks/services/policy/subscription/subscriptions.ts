import type { Schema } from '#gateway/contract.ts'
import { addDays, dayOf, daysBetween } from '#mocks/time/days.ts'
import { failFields, type Handlers } from '#mocks/handler/handler.ts'
import { pageOf } from '#mocks/store/page.ts'
import * as fields from '#gateway/generated/fields/PolicyDigest.ts'
import { policyRemindFrequencyWords } from '#gateway/generated/words/PolicyRemindFrequency.ts'
import type { PolicyRow } from '../library/policyRows.ts'
import { isUnder } from '../library/filters.ts'
import { toTags } from '../tag/tags.ts'
import { byNewest, effectivePolicies, toListItem, type Viewer } from '../library/view.ts'
import { batchState, currentBatch, isDeclarable } from '../library/declarationState.ts'
import { type PolicySubscriptionRow, saveSubscription, subscriptionOf } from './subscription.ts'

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
function isSubscribed(policy: Readonly<PolicyRow>, subscription: Readonly<PolicySubscriptionRow>): boolean {
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

type Frequency = PolicySubscriptionRow['frequency']

/** The number of days that a digest covers. */
const period: Record<Frequency, number> = { REALTIME: 0, DAILY: 1, WEEKLY: 7 }

export const digestHandlers = {
  previewDigest: (context) => {
    const today = context.clock.today()
    const subscription = subscriptionOf(context)
    const { frequency, deadlineRemind } = subscription
    const policies = effectivePolicies(context).filter((policy) => isSubscribed(policy, subscription))
    const since = addDays(today, -period[frequency])
    const fresh = policies.filter(({ publishTime }) => dayOf(publishTime) >= since).toSorted(byNewest)
    const ending = policies
      .map((policy) => toItem(policy, today))
      .filter(({ remainDays }) => remainDays !== undefined && remainDays <= Math.max(0, ...deadlineRemind))
      .toSorted((a, b) => (a.remainDays ?? 0) - (b.remainDays ?? 0))
    const sendTime = sendTimeOf(subscription, today)
    return {
      title: `惠企政策${frequency === 'REALTIME' ? '实时提醒' : policyRemindFrequencyWords[frequency]}`,
      ...(sendTime === undefined ? {} : { sendTime }),
      since,
      newTotal: fresh.length,
      newPolicies: fresh.slice(0, fields.newPolicies.maxItems).map((policy) => toItem(policy, today)),
      endingTotal: ending.length,
      endingPolicies: ending.slice(0, fields.endingPolicies.maxItems),
    }
  },
} satisfies Handlers

function toItem(policy: Readonly<PolicyRow>, today: string): Schema<'PolicyDigestItem'> {
  const { id, title, leadDept, publishTime, batches } = policy
  const batch = currentBatch(batches, today)
  const end = batch !== undefined && isDeclarable(batchState(batch, today)) ? batch.end : null
  const open = end === null ? {} : { end, remainDays: daysBetween(today, end) }
  return { id, title, department: leadDept, publishTime, ...open }
}

/** In the morning after the quiet hours: tomorrow, or next Monday. */
function sendTimeOf({ frequency, quietEnd }: Readonly<PolicySubscriptionRow>, today: string): string | undefined {
  if (frequency === 'REALTIME') return undefined
  // 0 is Sunday.
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const days = frequency === 'DAILY' ? 1 : (8 - weekday) % 7 || 7
  return `${addDays(today, days)} ${quietEnd}:00`
}
