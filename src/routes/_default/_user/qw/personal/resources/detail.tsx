import { createFileRoute } from '@tanstack/react-router'
import { PublishGuidePage } from '../../../../../../features/supply-demand/PublishGuidePage.tsx'
import { OwnResourcePage } from '../../../../../../features/supply-demand/resource/OwnResourcePage.tsx'
import { idParameter, searchSchema } from '../../../../../../ui/list/listSearch.ts'

export const Route = createFileRoute('/_default/_user/qw/personal/resources/detail')({
  validateSearch: searchSchema(() => ({ id: idParameter })),
  head: () => ({ meta: [{ title: '发布资源' }] }),
  component: Detail,
})

function Detail() {
  const { id } = Route.useSearch()
  const navigate = Route.useNavigate()
  if (id === undefined) return <PublishGuidePage />
  return (
    <OwnResourcePage
      key={id}
      id={id}
      onDeleted={() => void navigate({ to: '/qw/personal/resources', replace: true })}
    />
  )
}
