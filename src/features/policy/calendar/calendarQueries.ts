import type { QueryClient } from '@tanstack/react-query'
import { gatewayQuery } from '#gateway/query.ts'
import { regionDate } from '#ui/regionDate.ts'
import { monthOf, type Month } from './calendarMonth.ts'
import type { CalendarSearch } from './calendarSearch.ts'

export const calendarMonthQuery = ({ year, month }: Month) =>
  gatewayQuery('getCalendarMonth', { query: { year, month } })

export const calendarYearQuery = (year: number) => gatewayQuery('getCalendarYear', { query: { year } })

export const calendarDayQuery = (date: string) => gatewayQuery('getCalendarDay', { query: { date } })

/** Loads the data of the calendar page, and returns its month and view. */
export async function loadCalendar(queryClient: QueryClient, search: CalendarSearch) {
  const today = regionDate(new Date())
  const view = search.view ?? 'month'
  const { year, month: number } = monthOf(today)
  const month = { year: search.year ?? year, month: search.month ?? number }
  if (view === 'year') await queryClient.ensureQueryData(calendarYearQuery(month.year))
  else await queryClient.ensureQueryData(calendarMonthQuery(month))
  return { today, month, view }
}
