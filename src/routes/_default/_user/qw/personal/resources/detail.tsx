import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '#features/auth/useSession.ts'
import { OwnResourcePage } from '#features/supply-demand/resource/OwnResourcePage.tsx'
import { PublishResourcePage } from '#features/supply-demand/resource/PublishResourcePage.tsx'
import { idParameter, searchSchema } from '#ui/list/listSearch.ts'

export const Route = createFileRoute('/_default/_user/qw/personal/resources/detail')({
  // Without an id a new resource is published; `mode` is edit or copy, otherwise the resource is shown.
  validateSearch: searchSchema({ id: idParameter, mode: idParameter }),
  head: () => ({ meta: [{ title: '发布资源' }] }),
  component: Detail,
})

function Detail() {
  const { id, mode } = Route.useSearch()
  const navigate = Route.useNavigate()
  const session = useSession()
  if (id !== undefined && mode !== 'edit' && mode !== 'copy') {
    return (
      <OwnResourcePage
        key={id}
        id={id}
        onDeleted={() => void navigate({ to: '/qw/personal/resources', replace: true })}
      />
    )
  }
  return (
    <PublishResourcePage
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
