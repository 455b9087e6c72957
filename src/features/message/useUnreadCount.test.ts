import { expect, test } from 'vitest'
import { unreadText } from './useUnreadCount.ts'

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [120, '99+'],
])('2.3-23 %d unread messages show as %s on the badge', (unread, text) => {
  expect(unreadText(unread)).toBe(text)
})
