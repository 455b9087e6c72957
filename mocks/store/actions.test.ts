import { expect, test } from 'vitest'
import { actionsIn } from './actions.ts'

const steps = {
  DRAFT: { SUBMIT: 'AUDITING' },
  PUBLISHED: {
    OFF_SHELF: 'OFF_SHELF',
    TRADE: { to: 'TRADED', when: { resourceType: ['PATENT', 'ACHIEVEMENT'] } },
    COMPLETE: { to: 'COMPLETED', if: '有成功的对接' },
  },
  TRADED: {},
} as const

test('a state allows the actions that the contract lists in it', () => {
  expect(actionsIn(steps, 'DRAFT', {})).toEqual(['SUBMIT'])
  expect(actionsIn(steps, 'TRADED', {})).toEqual([])
})

test('an action for some records only is not allowed for others', () => {
  const allowed = (resourceType: string) => actionsIn(steps, 'PUBLISHED', { resourceType }, { COMPLETE: true })
  expect(allowed('PATENT')).toEqual(['OFF_SHELF', 'TRADE', 'COMPLETE'])
  expect(allowed('INSTRUMENT')).toEqual(['OFF_SHELF', 'COMPLETE'])
})

test('a condition in words is for the handler to answer', () => {
  expect(actionsIn(steps, 'PUBLISHED', {}, { COMPLETE: false })).toEqual(['OFF_SHELF'])
  expect(() => actionsIn(steps, 'PUBLISHED', {})).toThrow('PUBLISHED COMPLETE: 有成功的对接?')
})
