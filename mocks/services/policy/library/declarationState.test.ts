import { expect, test } from 'vitest'
import { MockClock } from '#mocks/time/clock.ts'
import type { PolicyBatch } from './policyRows.ts'
import { currentBatch, declarationState, declarationTag } from './declarationState.ts'
import { validityOf } from './view.ts'

function batch(start: string, end: string | null): PolicyBatch {
  return { id: `${start}-${end}`, batchName: '批次', start, end, channel: 'ONLINE' }
}

function stateOn(today: string, ...batches: PolicyBatch[]) {
  return declarationState({ batches, enjoyMode: 'APPLY' }, today)
}

test.for([
  ['2026-03-09', 'NOT_STARTED'],
  ['2026-03-10', 'OPEN'],
  ['2026-04-22', 'OPEN'],
  ['2026-04-23', 'ENDING'],
  ['2026-04-30', 'ENDING'],
  ['2026-05-01', 'END'],
] as const)('on %s a batch from 03-10 to 04-30 is %s', ([today, state]) => {
  expect(stateOn(today, batch('2026-03-10', '2026-04-30'))).toBe(state)
})

test('the end date counts until 23:59:59 in China', () => {
  const clock = new MockClock()
  const lastSecond = new Date('2026-04-30T23:59:59+08:00')
  expect(stateOn(clock.dateTime(lastSecond).slice(0, 10), batch('2026-03-10', '2026-04-30'))).toBe('ENDING')
  const nextSecond = new Date(lastSecond.getTime() + 1000)
  expect(stateOn(clock.dateTime(nextSecond).slice(0, 10), batch('2026-03-10', '2026-04-30'))).toBe('END')
})

test('a batch without an end is taken all the year round', () => {
  expect(stateOn('2026-05-01', batch('2026-03-10', null))).toBe('LONG')
})

test('without batches it is granted without application, or not declared at all', () => {
  expect(declarationState({ batches: [], enjoyMode: 'NO_APPLY' }, '2026-05-01')).toBe('NO_APPLY')
  expect(declarationState({ batches: [], enjoyMode: 'INFO' }, '2026-05-01')).toBe('NONE')
})

test('of several batches the open one stands for the policy, else the next, else the last', () => {
  const [past, next, later] = [
    batch('2026-01-01', '2026-02-01'),
    batch('2026-05-01', '2026-06-01'),
    batch('2026-09-01', '2026-10-01'),
  ]
  const all = [later, past, next]
  expect(currentBatch(all, '2026-05-15')).toBe(next)
  expect(currentBatch(all, '2026-03-01')).toBe(next)
  expect(currentBatch(all, '2026-07-01')).toBe(later)
  expect(currentBatch(all, '2026-12-01')).toBe(later)
})

test('2.7-20 the badge is grey outside the declaration period', () => {
  const grey = (['NOT_STARTED', 'OPEN', 'ENDING', 'LONG', 'END', 'NO_APPLY', 'NONE'] as const).filter(
    (code) => declarationTag(code).grey,
  )
  expect(grey).toEqual(['NOT_STARTED', 'END', 'NONE'])
})

test('the validity follows from the dates unless an act says otherwise', () => {
  const dates = { effectiveDate: '2026-01-01', expireDate: '2026-12-31' }
  expect(validityOf(dates, '2025-12-31')).toBe('UPCOMING')
  expect(validityOf(dates, '2026-12-31')).toBe('EFFECTIVE')
  expect(validityOf(dates, '2027-01-01')).toBe('EXPIRED')
  expect(validityOf({ ...dates, statedValidity: 'REPEALED' }, '2026-06-01')).toBe('REPEALED')
})
