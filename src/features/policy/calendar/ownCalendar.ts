import type { QueryClient } from '@tanstack/react-query'
import { gatewayQuery } from '#gateway/query.ts'
import { regionDate } from '#ui/regionDate.ts'
import { calendarFile } from './calendarFile.ts'
import { monthAfter, monthOf } from './calendarMonth.ts'
import { calendarMonthQuery } from './calendarQueries.ts'
import { ownEntries } from './ownEntries.ts'

/** This month and a year more. */
const monthsAhead = 13

/** The maximum page size (contract, Size): the newest applications and the next events come first. */
const page = { current: 1, size: 50 }

/**
 * The member's own calendar file, built in the browser: an address for it would have to be a secret. Throws a
 * GatewayError when a part cannot be loaded.
 * @returns undefined when nothing lies ahead
 */
export async function ownCalendar(queryClient: QueryClient, origin: string): Promise<string | undefined> {
  const today = regionDate(new Date())
  const here = monthOf(today)
  // Not a page's cached data, which may have been rendered anonymously.
  const staleTime = 0
  const [months, certificates, signs] = await Promise.all([
    Promise.all(
      Array.from({ length: monthsAhead }, (_, step) =>
        queryClient.fetchQuery({ ...calendarMonthQuery(monthAfter(here, step)), staleTime }),
      ),
    ),
    queryClient.fetchQuery({
      ...gatewayQuery('listElectricityCertificates', { query: { ...page, status: 'PASS' } }),
      staleTime,
    }),
    queryClient.fetchQuery({ ...gatewayQuery('listMyEventSigns', { query: page }), staleTime }),
  ])
  const records = {
    events: months.flatMap(({ events }) => events),
    certificates: certificates.records,
    signs: signs.records,
  }
  const entries = ownEntries(records, today)
  return entries.length === 0 ? undefined : calendarFile('我的申报日历', entries, origin)
}
