import { useUserId } from '#features/auth/useUserId.ts'
import { DockingPage } from '#features/docking/DockingPage.tsx'
import { DockingsPage } from '#features/docking/DockingsPage.tsx'
import type { DockingKind } from '#features/docking/dockingKinds.ts'
import type { DockingSearch } from '#features/docking/dockingSearch.ts'
import { EvaluateDocking } from '#features/evaluation/EvaluateDocking.tsx'
import { EvaluateFacilitator } from '#features/evaluation/EvaluateFacilitator.tsx'

/** The dockings of demands or of resources, or the one in the address. */
export function DockingRoute({ kind, search }: { kind: DockingKind; search: DockingSearch }) {
  const userId = useUserId() ?? undefined
  if (search.id === undefined) return <DockingsPage kind={kind} search={search} />
  return (
    <DockingPage
      key={search.id}
      kind={kind}
      id={search.id}
      userId={userId}
      renderEvaluation={(docking) => (
        <>
          <EvaluateDocking docking={docking} userId={userId} />
          <EvaluateFacilitator docking={docking} userId={userId} />
        </>
      )}
    />
  )
}
