import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '#features/auth/useSession.ts'
import { OwnDemandPage } from '#features/supply-demand/demand/OwnDemandPage.tsx'
import { PublishDemandPage } from '#features/supply-demand/demand/PublishDemandPage.tsx'
import { idParameter, searchSchema } from '#ui/list/listSearch.ts'

export const Route = createFileRoute('/_default/_user/qw/personal/demand/detail')({
  // Without an id a new demand is published; `mode` is edit or copy, otherwise the demand is shown.
  validateSearch: searchSchema({ id: idParameter, mode: idParameter }),
  head: () => ({ meta: [{ title: '发布需求' }] }),
  component: Detail,
})

function Detail() {
  const { id, mode } = Route.useSearch()
  const navigate = Route.useNavigate()
  const session = useSession()
  if (id !== undefined && mode !== 'edit' && mode !== 'copy') {
    return (
      <OwnDemandPage key={id} id={id} onDeleted={() => void navigate({ to: '/qw/personal/demand', replace: true })} />
    )
  }
  return (
    <PublishDemandPage
      id={id}
      isCopy={mode === 'copy'}
      enterprises={session?.enterprises}
      currentId={session?.enterprise?.enId}
      userId={session?.user?.id}
      onKept={(saved) => void navigate({ search: { id: saved, mode: 'edit' }, replace: true, resetScroll: false })}
      onSent={(sent) => void navigate({ search: { id: sent }, replace: true })}
    />
  )
}
