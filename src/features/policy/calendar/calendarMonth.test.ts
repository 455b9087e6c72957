import { expect, test } from 'vitest'
import { monthAfter, monthOf, weeksOf } from './calendarMonth.ts'

test('a date is in its month', () => {
  expect(monthOf('2026-03-05')).toEqual({ year: 2026, month: 3 })
})

test('months continue across the turn of the year', () => {
  expect(monthAfter({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 })
  expect(monthAfter({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 })
})

test('weeks begin on Monday and contain every day of the month once', () => {
  const weeks = weeksOf({ year: 2026, month: 3 })
  expect(weeks[0]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, '2026-03-01'])
  expect(weeks.every((week) => week.length === 7)).toBe(true)
  expect(weeks.flat().filter((date) => date !== undefined)).toHaveLength(31)
})
