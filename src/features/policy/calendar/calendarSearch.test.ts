import { expect, test } from 'vitest'
import { daySearchSchema } from './calendarSearch.ts'

test.each(['2026-02-31', '2027-02-29', '2026-13-01', '1999-12-31', '2026-2-3', 'soon'])(
  '%s is no day of the calendar: it is as if none were asked for',
  (date) => {
    expect(daySearchSchema({ date })).toEqual({})
  },
)

test('a leap day is a day', () => {
  expect(daySearchSchema({ date: '2028-02-29' })).toEqual({ date: '2028-02-29' })
})
