import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '#features/auth/useSession.ts'
import { ElectricPage } from '#features/electric/ElectricPage.tsx'
import { pageParameter, searchSchema } from '#ui/list/listSearch.ts'

/** Outside the guarded personal area: a visitor may read about it, and is asked to log in to apply (4-71). */
export const Route = createFileRoute('/_default/_user/qw/personal_/electric')({
  validateSearch: searchSchema({ current: pageParameter }),
  head: () => ({ meta: [{ title: '重要电力用户认定' }] }),
  component: Electric,
})

function Electric() {
  const { current = 1 } = Route.useSearch()
  const session = useSession()
  return (
    <ElectricPage
      path="/qw/personal/electric"
      current={current}
      session={session && { userId: session.user?.id, enterprises: session.enterprises }}
    />
  )
}
