import { expect, test } from 'vitest'
import type { Schema } from '#gateway/contract.ts'
import { remindSchema, remindValues, subscriptionRequest } from './remindSchema.ts'

const subscription: Schema<'PolicySubscription'> = {
  tags: [{ tagId: 't-101', tagName: '数字化转型', tagType: 'THEME', policyCount: 8, subscribed: true }],
  departments: ['市工业和信息化局'],
  levels: ['COUNTY'],
  channels: ['SITE'],
  frequency: 'WEEKLY',
  quietStart: '22:00',
  quietEnd: '08:00',
  deadlineRemind: [30, 7, 1],
}

test('the form shows the subscription, and saving it unchanged changes nothing', () => {
  const values = remindValues(subscription)
  expect(remindSchema.parse(values)).toEqual(values)
  const { tags, ...rest } = subscription
  expect(subscriptionRequest(subscription, values)).toEqual({ ...rest, tagIds: tags.map(({ tagId }) => tagId) })
})

test('a member is notified through at least one channel, at valid hours', () => {
  const wrong = { ...remindValues(subscription), channels: [], quietStart: '25:00' }
  const messages = remindSchema.safeParse(wrong).error?.issues.map(({ message }) => message)
  expect(messages).toEqual(['请至少选择一个提醒渠道', '请输入时间'])
})
