import { createFileRoute } from '@tanstack/react-router'
import { DockingsPage } from '../../../../../../features/supply-demand/DockingsPage.tsx'
import { dockingSearchSchema } from '../../../../../../features/supply-demand/mySearch.ts'

export const Route = createFileRoute('/_default/_user/qw/personal/resources/docking')({
  validateSearch: dockingSearchSchema,
  head: () => ({ meta: [{ title: '资源对接' }] }),
  component: Page,
})

function Page() {
  return <DockingsPage kind="resource" search={Route.useSearch()} />
}
