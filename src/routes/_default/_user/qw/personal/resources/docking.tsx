import { createFileRoute } from '@tanstack/react-router'
import { useUserId } from '../../../../../../features/auth/useUserId.ts'
import { DockingPage } from '../../../../../../features/docking/DockingPage.tsx'
import { dockingSearchSchema } from '../../../../../../features/docking/dockingSearch.ts'
import { EvaluateProvider } from '../../../../../../features/evaluation/EvaluateProvider.tsx'
import { EvaluateDocking } from '../../../../../../features/evaluation/EvaluateDocking.tsx'
import { DockingsPage } from '../../../../../../features/docking/DockingsPage.tsx'

export const Route = createFileRoute('/_default/_user/qw/personal/resources/docking')({
  validateSearch: dockingSearchSchema,
  head: () => ({ meta: [{ title: '资源对接' }] }),
  component: Page,
})

function Page() {
  const search = Route.useSearch()
  const userId = useUserId() ?? undefined
  if (search.id === undefined) return <DockingsPage kind="resource" search={search} />
  return (
    <DockingPage
      key={search.id}
      kind="resource"
      id={search.id}
      userId={userId}
      renderEvaluation={(docking) => (
        <>
          <EvaluateDocking docking={docking} userId={userId} />
          <EvaluateProvider docking={docking} userId={userId} />
        </>
      )}
    />
  )
}
