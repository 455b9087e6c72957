import { createFileRoute } from '@tanstack/react-router'
import { EventListPage } from '#features/event/EventListPage.tsx'
import { eventsQuery } from '#features/event/eventQueries.ts'
import { eventSearchSchema } from '#features/event/eventSearch.ts'

export const Route = createFileRoute('/_default/qw/activity/')({
  validateSearch: eventSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await context.queryClient.ensureQueryData(eventsQuery(deps))
  },
  head: () => ({
    meta: [
      { title: '活动报名' },
      { name: 'description', content: '政策宣讲、供需对接、培训路演等活动的时间、地点与报名。' },
    ],
  }),
  component: Page,
})

function Page() {
  return <EventListPage search={Route.useSearch()} />
}
