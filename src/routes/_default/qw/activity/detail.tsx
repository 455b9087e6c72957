import { createFileRoute } from '@tanstack/react-router'
import { EventPage } from '#features/event/EventPage.tsx'
import { useActingMember } from '#features/auth/useActingMember.ts'
import { eventQuery } from '#features/event/eventQueries.ts'
import { Visit } from '#features/personal/history/Visit.tsx'
import { recordSearchSchema } from '#ui/list/listSearch.ts'
import { loadRecord, requiredId } from '../../../-loadRecord.ts'

export const Route = createFileRoute('/_default/qw/activity/detail')({
  validateSearch: recordSearchSchema,
  loaderDeps: ({ search }) => ({ id: search.id }),
  loader: async ({ context, deps }) => {
    const id = requiredId(deps.id)
    const { title } = await loadRecord(context.queryClient, eventQuery(id))
    return { id, title }
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title }] }),
  component: Detail,
})

function Detail() {
  const { id, title } = Route.useLoaderData()
  const member = useActingMember()
  return (
    <>
      <Visit targetType="ACTIVITY" targetId={id} title={title} />
      <EventPage key={id} id={id} member={member} />
    </>
  )
}
