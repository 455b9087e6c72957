import { expect, test } from 'vitest'
import { addDays, daysBetween } from './days.ts'

test('days are counted over the ends of months and years, forwards and backwards', () => {
  expect(daysBetween('2027-12-31', '2028-03-01')).toBe(61)
  expect(daysBetween('2028-03-01', '2027-12-31')).toBe(-61)
  expect(addDays('2027-12-31', 61)).toBe('2028-03-01')
  expect(addDays('2028-03-01', -61)).toBe('2027-12-31')
})

test('a time of day stays as the day moves', () => {
  expect(addDays('2026-02-28 23:59:59', 1)).toBe('2026-03-01 23:59:59')
})
