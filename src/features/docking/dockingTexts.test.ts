import { expect, test } from 'vitest'
import { actorText, nextStep } from './dockingTexts.ts'

const docking = {
  status: 'PENDING',
  role: 'OWNER',
  replyBefore: '2026-03-10',
  actions: ['ACCEPT', 'REJECT'],
  evaluated: false,
} as const

const next = (changes: Partial<Parameters<typeof nextStep>[0]>) => nextStep({ ...docking, actions: [], ...changes })

test('each party learns whose turn it is', () => {
  expect(next({})).toContain('请在 2026-03-10 前答复')
  expect(next({ role: 'INITIATOR' })).toContain('等待对方答复，期限 2026-03-10')
  const dealProposal = { role: 'OWNER', contractAmount: 36, time: '2026-03-18 16:30:00' } as const
  expect(next({ status: 'NEGOTIATING', dealProposal })).toContain('等待对方确认')
  expect(next({ status: 'NEGOTIATING', role: 'INITIATOR', dealProposal })).toContain(
    '对方已于 2026-03-18 16:30 提议成交，请确认',
  )
})

test('an ended docking suggests a next step: an evaluation where it is possible, another attempt after a refusal', () => {
  expect(next({ status: 'FINISHED', actions: ['EVALUATE'], evaluateBefore: '2026-04-01' })).toBe(
    '对接成功，请在 2026-04-01 前评价。',
  )
  expect(next({ status: 'FINISHED', actions: ['EVALUATE'], evaluated: true })).toBe('已评价，7 天内可以修改一次。')
  expect(next({ status: 'FINISHED' })).toBe('对接成功。')
  expect(next({ status: 'REJECTED', role: 'INITIATOR' })).toContain('重新发起')
})

test('the parties are called 我方 and 对方', () => {
  expect([actorText('OWNER', 'OWNER'), actorText('INITIATOR', 'OWNER'), actorText('SYSTEM', 'OWNER')]).toEqual([
    '我方',
    '对方',
    '系统',
  ])
})
