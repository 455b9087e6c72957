import { createFileRoute } from '@tanstack/react-router'
import { DockingsPage } from '../../../../../../features/supply-demand/DockingsPage.tsx'
import { dockingSearchSchema } from '../../../../../../features/supply-demand/mySearch.ts'

export const Route = createFileRoute('/_default/_user/qw/personal/demand/docking')({
  validateSearch: dockingSearchSchema,
  head: () => ({ meta: [{ title: '需求对接' }] }),
  component: Page,
})

function Page() {
  return <DockingsPage kind="demand" search={Route.useSearch()} />
}
