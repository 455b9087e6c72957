import { createFileRoute } from '@tanstack/react-router'
import { regionDate } from '../../../features/policy/calendar/calendarMonth.ts'
import { CalendarPage } from '../../../features/policy/calendar/CalendarPage.tsx'
import { calendarMonthQuery, monthSearchSchema } from '../../../features/policy/calendar/calendarQueries.ts'

export const Route = createFileRoute('/_default/calendar/')({
  validateSearch: monthSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const today = regionDate(new Date())
    const month = { year: deps.year ?? Number(today.slice(0, 4)), month: deps.month ?? Number(today.slice(5, 7)) }
    await context.queryClient.ensureQueryData(calendarMonthQuery(month))
    return { today, month }
  },
  head: () => ({
    meta: [{ title: '申报日历' }, { name: 'description', content: '按月查看申报开始、申报截止与活动。' }],
  }),
  component: Page,
})

function Page() {
  return <CalendarPage {...Route.useLoaderData()} />
}
