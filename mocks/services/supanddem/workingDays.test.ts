import { expect, test } from 'vitest'
import { addWorkingDays } from './workingDays.ts'

// 2026-11-20 is a Friday.
test.each([
  ['2026-11-16', 3, '2026-11-19'],
  ['2026-11-16', 10, '2026-11-30'],
  ['2026-11-19', 3, '2026-11-24'],
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-11-20', 5, '2026-11-27'],
  ['2026-11-21', 1, '2026-11-23'],
  ['2026-11-22', 3, '2026-11-25'],
  ['2026-12-28', 10, '2027-01-11'],
])('from %s on, %i working days end on %s', (day, amount, end) => {
  expect(addWorkingDays(day, amount)).toBe(end)
})
