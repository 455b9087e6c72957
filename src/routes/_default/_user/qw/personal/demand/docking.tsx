import { createFileRoute } from '@tanstack/react-router'
import { dockingSearchSchema } from '#features/docking/dockingSearch.ts'
import { DockingRoute } from '../-DockingRoute.tsx'

export const Route = createFileRoute('/_default/_user/qw/personal/demand/docking')({
  validateSearch: dockingSearchSchema,
  head: () => ({ meta: [{ title: '需求对接' }] }),
  component: DemandDockings,
})

function DemandDockings() {
  return <DockingRoute kind="demand" search={Route.useSearch()} />
}
