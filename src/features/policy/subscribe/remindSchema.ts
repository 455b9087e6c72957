import * as z from 'zod/mini'
import type { Schema } from '#gateway/contract.ts'
import { policyRemindFrequencyWords } from '#gateway/generated/words/PolicyRemindFrequency.ts'
import { policyChannelWords } from '#gateway/generated/words/PolicyChannel.ts'
import { policyLevelWords } from '#gateway/generated/words/PolicyLevel.ts'

/** How many days before a deadline to remind. */
export const remindDays = ['30', '7', '3', '1'] as const

const keyOf = <Key extends string>(names: Readonly<Record<Key, string>>) => z.enum(Object.keys(names) as Key[])
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, '请输入时间'))

/** The notification settings; checkboxes of one name are a list of texts. */
export const remindSchema = z.object({
  frequency: keyOf(policyRemindFrequencyWords),
  channels: z.array(keyOf(policyChannelWords)).check(z.minLength(1, '请至少选择一个提醒渠道')),
  levels: z.array(keyOf(policyLevelWords)),
  deadlineRemind: z.array(z.enum(remindDays)),
  quietStart: time,
  quietEnd: time,
})

export type RemindValues = z.infer<typeof remindSchema>

/** The shape of a stored draft. */
export const remindOutline = {
  frequency: '',
  channels: [''],
  levels: [''],
  deadlineRemind: [''],
  quietStart: '',
  quietEnd: '',
}

/** The form's values for the saved subscription; days that it does not offer are dropped on the next save. */
export function remindValues(subscription: Schema<'PolicySubscription'>): RemindValues {
  const days = new Set(subscription.deadlineRemind.map(String))
  const { frequency, channels: chosen, levels: wanted, quietStart, quietEnd } = subscription
  const deadlineRemind = remindDays.filter((day) => days.has(day))
  return { frequency, channels: chosen, levels: wanted, deadlineRemind, quietStart, quietEnd }
}

/** The whole subscription with the form's values, because the gateway replaces all of it. */
export function subscriptionRequest(
  { tags, departments }: Schema<'PolicySubscription'>,
  values: RemindValues,
): Schema<'PolicySubscriptionRequest'> {
  return {
    ...values,
    deadlineRemind: values.deadlineRemind.map(Number),
    tagIds: tags.map(({ tagId }) => tagId),
    departments,
  }
}
