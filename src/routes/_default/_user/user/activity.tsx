import { createFileRoute } from '@tanstack/react-router'
import { myEventsSearchSchema } from '#features/event/eventSearch.ts'
import { MyEventsPage } from '#features/event/MyEventsPage.tsx'

export const Route = createFileRoute('/_default/_user/user/activity')({
  validateSearch: myEventsSearchSchema,
  head: () => ({ meta: [{ title: '我的活动' }] }),
  component: Page,
})

function Page() {
  return <MyEventsPage search={Route.useSearch()} />
}
