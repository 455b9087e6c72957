import { expect, test } from 'vitest'
import { meanwhileText } from './meanwhile.ts'

test('what the other party did meanwhile is reported', () => {
  const timeline = [
    { time: '2026-03-03 14:20:00', actor: 'INITIATOR', action: 'SUBMIT' },
    { time: '2026-03-04 09:00:00', actor: 'INITIATOR', action: 'CANCEL' },
  ] as const
  expect(meanwhileText({ status: 'CANCELLED', role: 'OWNER', timeline: [...timeline] }, '接受对接')).toBe(
    '对方已撤回，这次对接现在是“已撤回”，不能再接受对接',
  )
})
