import { QueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { getGlobalStartContext } from '@tanstack/react-start'
import { calendarFile, entriesOfEvents, entriesOfPolicy } from '#features/policy/calendar/calendarFile.ts'
import { monthAfter, monthOf } from '#features/policy/calendar/calendarMonth.ts'
import { calendarMonthQuery } from '#features/policy/calendar/calendarQueries.ts'
import { policyDetailQuery } from '#features/policy/detail/policyDetailQuery.ts'
import { isPolicyId } from '#features/policy/policyId.ts'
import { GatewayError } from '#gateway/error.ts'
import { isMissing } from '#gateway/refusal.ts'
import { createPageGateway } from '../pageGateway.ts'
import { createMessageStore } from '#ui/message/messageStore.ts'
import { regionDate } from '#ui/regionDate.ts'

/** How many months a subscribed calendar covers, including this one. */
const monthsAhead = 3

/**
 * Declarations as a calendar file: one policy (`policy`), one month (`year`, `month`), or, without parameters, this
 * month and the next ones, for calendar applications that poll. It is the same for everybody and cached like a page; a
 * member's own calendar is built in the browser (ownCalendar.ts).
 */
export const Route = createFileRoute('/calendar.ics')({
  server: {
    handlers: {
      GET: async ({ request }) => {
        const { searchParams, origin } = new URL(request.url)
        try {
          const entries = await entriesFor(searchParams)
          if (entries === undefined) return missing()
          return new Response(calendarFile('申报日历', entries, origin), {
            headers: {
              'content-type': 'text/calendar; charset=utf-8',
              'cache-control': 'public',
              'content-disposition': 'attachment; filename="declarations.ics"',
            },
          })
        } catch (error) {
          if (isMissing(error)) return missing()
          getGlobalStartContext()?.report?.(error)
          // The calendar application keeps its copy and tries again.
          return new Response(null, { status: error instanceof GatewayError ? 502 : 500 })
        }
      },
    },
  },
})

function missing(): Response {
  return new Response(null, { status: 404, headers: { 'cache-control': 'public' } })
}

/** Undefined for invalid parameters. */
async function entriesFor(search: URLSearchParams) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  createPageGateway({
    queryClient,
    messages: createMessageStore(),
    onSessionLost: () => {},
    onChangeElsewhere: () => {},
  })
  const policy = search.get('policy')
  if (policy !== null) {
    if (!isPolicyId(policy)) return undefined
    return entriesOfPolicy(await queryClient.fetchQuery(policyDetailQuery(policy)))
  }
  const months = monthsOf(search)
  if (months === undefined) return undefined
  const replies = await Promise.all(months.map((month) => queryClient.fetchQuery(calendarMonthQuery(month))))
  return replies.flatMap(({ events }) => entriesOfEvents(events))
}

function monthsOf(search: URLSearchParams) {
  const here = monthOf(regionDate(new Date()))
  if (!search.has('year')) return Array.from({ length: monthsAhead }, (_, step) => monthAfter(here, step))
  const year = Number(search.get('year'))
  const month = Number(search.get('month'))
  const known =
    Number.isInteger(year) && year >= 2000 && year <= 2100 && Number.isInteger(month) && month >= 1 && month <= 12
  return known ? [{ year, month }] : undefined
}
