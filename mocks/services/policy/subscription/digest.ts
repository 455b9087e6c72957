import type { Schema } from '#gateway/contract.ts'
import * as fields from '#gateway/generated/fields/PolicyDigest.ts'
import { policyRemindFrequencyWords } from '#gateway/generated/words/PolicyRemindFrequency.ts'
import { addDays, dayOf, daysBetween } from '#mocks/time/days.ts'
import type { Handlers } from '#mocks/handler/handler.ts'
import type { PolicyRow } from '../library/policyRows.ts'
import type { PolicySubscriptionRow } from './policySubscriptionRow.ts'
import { batchState, currentBatch, isDeclarable } from '../library/declarationState.ts'
import { subscriptionOf } from './subscription.ts'
import { isSubscribed } from './subscriptions.ts'
import { byNewest, effectivePolicies } from '../library/view.ts'

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
