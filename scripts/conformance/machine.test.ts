import { expect, test } from 'vitest'
import type { ContractDocument } from '#compiler/document.ts'
import { Machine } from './machine.ts'
import { judgeActions } from './oracles/actions.ts'

const steps = {
  DRAFT: { SUBMIT: 'AUDITING' },
  AUDITING: { WITHDRAW: 'DRAFT' },
  SHOWN: {
    SUSPEND: { to: 'HIDDEN', when: { kind: ['DEVICE'] } },
    TRADE: { to: ['TRADED', 'SHOWN'] },
    CLOSE: { to: 'TRADED', if: '已有对接' },
  },
  HIDDEN: { REPORT: {} },
  TRADED: {},
}
const machine = new Machine(steps)

test('an action is allowed in its state, for its records, and where that hangs on more it is open', () => {
  expect(machine.actions).toEqual(['SUBMIT', 'WITHDRAW', 'SUSPEND', 'TRADE', 'CLOSE', 'REPORT'])
  expect(machine.may('SUBMIT', 'DRAFT', {})).toBe('yes')
  expect(machine.may('SUBMIT', 'AUDITING', {})).toBe('no')
  expect(machine.may('SUSPEND', 'SHOWN', { kind: 'DEVICE' })).toBe('yes')
  expect(machine.may('SUSPEND', 'SHOWN', { kind: 'PATENT' })).toBe('no')
  expect(machine.may('SUSPEND', 'SHOWN', {})).toBe('open')
  expect(machine.may('CLOSE', 'SHOWN', {})).toBe('open')
  expect(machine.targets('TRADE', 'SHOWN')).toEqual(['TRADED', 'SHOWN'])
  expect(machine.targets('REPORT', 'HIDDEN')).toBeUndefined()
  expect(machine.actionTo('DRAFT', 'AUDITING', {})).toBe('WITHDRAW')
  expect(machine.actionTo('SHOWN', 'SHOWN', {})).toBeUndefined()
})

test.each([
  ['AUDITING', ['WITHDRAW'], []],
  ['AUDITING', [], ['/actions 在 AUDITING 时含 WITHDRAW']],
  ['DRAFT', ['SUBMIT', 'WITHDRAW'], ['/actions 在 DRAFT 时不含 WITHDRAW']],
  // The record does not show whether it may be closed or suspended. EDIT is not an action of the state machine.
  ['SHOWN', ['EDIT', 'TRADE', 'CLOSE'], []],
])('of a record that is %s with the actions %j the oracle says %j', (status, actions, says) => {
  const document = { paths: {} } as unknown as ContractDocument
  const states = { enum: Object.keys(steps), 'x-states': steps }
  const properties = { status: states, actions: { items: { enum: [...machine.actions, 'EDIT'] } } }
  const told: string[] = []
  const add = (_: string, { at }: { at: string }, expected: string) => void told.push(`${at} ${expected}`)
  judgeActions(document, { value: { status, actions }, schema: { properties }, names: [], at: '' }, add)
  expect(told).toEqual(says)
})
