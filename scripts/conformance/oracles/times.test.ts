import { expect, test } from 'vitest'
import { daysLeft, isWithin } from './times.ts'

const now = '2026-03-06 23:59:59'

test.for([
  ['today', '2026-03-06', undefined, 0],
  ['tomorrow', '2026-03-07 00:00:00', undefined, 1],
  ['over', '2026-03-05', undefined, undefined],
  ['over, and that counts as none', '2026-03-05', 0, 0],
  ['no date', null, 0, undefined],
] as const)('days left: %s', ([, date, over, days]) => {
  expect(daysLeft(date, { to: 'end', ...(over === undefined ? {} : { over }) }, now)).toBe(days)
})

test.for([
  ['seven days before', '2026-03-13', true],
  ['eight days before', '2026-03-14', false],
  ['no end', null, true],
] as const)('a phase that begins seven days before the end: %s', ([, end, isIn]) => {
  expect(isWithin({ end }, ['end-7', 'end'], now)).toBe(isIn)
})

test('a phase that ends before that day does not contain it', () => {
  expect(isWithin({ end: '2026-03-13' }, [null, '<end-7'], now)).toBe(false)
})
