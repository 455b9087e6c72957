import { createFileRoute } from '@tanstack/react-router'
import { dockingSearchSchema } from '#features/docking/dockingSearch.ts'
import { DockingRoute } from '../-DockingRoute.tsx'

export const Route = createFileRoute('/_default/_user/qw/personal/resources/docking')({
  validateSearch: dockingSearchSchema,
  head: () => ({ meta: [{ title: '资源对接' }] }),
  component: ResourceDockings,
})

function ResourceDockings() {
  return <DockingRoute kind="resource" search={Route.useSearch()} />
}
