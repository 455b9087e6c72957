import { createFileRoute } from '@tanstack/react-router'
import { MyDemandsPage } from '#features/supply-demand/demand/MyDemandsPage.tsx'
import { mySearchSchema } from '#features/supply-demand/mySearch.ts'

export const Route = createFileRoute('/_default/_user/qw/personal/demand/')({
  validateSearch: mySearchSchema,
  head: () => ({ meta: [{ title: '我的需求' }] }),
  component: Page,
})

function Page() {
  return <MyDemandsPage search={Route.useSearch()} />
}
