import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '#features/auth/useSession.ts'
import { CalendarPage } from '#features/policy/calendar/CalendarPage.tsx'
import { loadCalendar } from '#features/policy/calendar/calendarQueries.ts'
import { calendarSearchSchema } from '#features/policy/calendar/calendarSearch.ts'

export const Route = createFileRoute('/_default/calendar/')({
  validateSearch: calendarSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadCalendar(context.queryClient, deps),
  head: () => ({
    meta: [{ title: '申报日历' }, { name: 'description', content: '按月查看申报开始、申报截止与活动。' }],
  }),
  component: Page,
})

function Page() {
  return <CalendarPage {...Route.useLoaderData()} signedIn={useSession() !== undefined} />
}
