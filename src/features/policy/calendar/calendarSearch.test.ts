import { expect, test } from 'vitest'
import { daySearchSchema } from './calendarSearch.ts'

test.each(['2026-02-31', '2027-02-29', '2026-13-01', '1999-12-31', '2026-2-3', 'soon'])(
  '%s is not a day of the calendar and is ignored',
  (date) => {
    expect(daySearchSchema({ date })).toEqual({})
  },
)

test('29 February of a leap year is accepted', () => {
  expect(daySearchSchema({ date: '2028-02-29' })).toEqual({ date: '2028-02-29' })
})
