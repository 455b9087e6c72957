import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '#features/auth/useSession.ts'
import { CalendarDayPage } from '#features/policy/calendar/CalendarDayPage.tsx'
import { calendarDayQuery } from '#features/policy/calendar/calendarQueries.ts'
import { daySearchSchema } from '#features/policy/calendar/calendarSearch.ts'
import { regionDate } from '#ui/regionDate.ts'

export const Route = createFileRoute('/_default/calendar/list')({
  validateSearch: daySearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const date = deps.date ?? regionDate(new Date())
    await context.queryClient.ensureQueryData(calendarDayQuery(date))
    return { date }
  },
  head: ({ loaderData }) => ({ meta: [{ title: `申报日历 ${loaderData?.date ?? ''}`.trim() }] }),
  component: Page,
})

function Page() {
  return <CalendarDayPage {...Route.useLoaderData()} signedIn={useSession() !== undefined} />
}
