import { expect, test } from 'vitest'
import { partyActions } from './partyActions.ts'

const changes = (docking: Parameters<typeof partyActions>[0]) => partyActions(docking).map(({ label }) => label)

test('the recipient of a docking answers it, its sender may withdraw it', () => {
  expect(changes({ actions: ['ACCEPT', 'REJECT'], role: 'OWNER' })).toEqual(['接受对接', '拒绝'])
  expect(changes({ actions: ['CANCEL'], role: 'INITIATOR' })).toEqual(['撤回申请'])
})

test('one party proposes a deal and the other confirms it; either can report that there is none', () => {
  expect(changes({ actions: ['START', 'FINISH'], role: 'OWNER' })).toEqual(['开始洽谈', '提议成交', '未达成'])
  const dealProposal = { role: 'OWNER', contractAmount: null, time: '2026-03-18 16:30:00' } as const
  expect(changes({ actions: ['FINISH'], role: 'OWNER', dealProposal })).toEqual(['未达成'])
  expect(changes({ actions: ['FINISH'], role: 'INITIATOR', dealProposal })).toEqual(['确认成交', '未达成'])
})

test('a final status offers no changes', () => {
  expect(changes({ actions: ['EVALUATE'], role: 'OWNER' })).toEqual([])
})
