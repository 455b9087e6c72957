import { createFileRoute } from '@tanstack/react-router'
import { MyResourcesPage } from '#features/supply-demand/resource/MyResourcesPage.tsx'
import { mySearchSchema } from '#features/supply-demand/mySearch.ts'

export const Route = createFileRoute('/_default/_user/qw/personal/resources/')({
  validateSearch: mySearchSchema,
  head: () => ({ meta: [{ title: '我的资源' }] }),
  component: Page,
})

function Page() {
  return <MyResourcesPage search={Route.useSearch()} />
}
