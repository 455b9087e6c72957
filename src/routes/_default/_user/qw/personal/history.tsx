import { createFileRoute } from '@tanstack/react-router'
import { HistoryPage } from '#features/personal/history/HistoryPage.tsx'
import { historySearchSchema } from '#features/personal/history/historySearch.ts'

export const Route = createFileRoute('/_default/_user/qw/personal/history')({
  validateSearch: historySearchSchema,
  head: () => ({ meta: [{ title: '浏览历史' }] }),
  component: Page,
})

function Page() {
  return <HistoryPage search={Route.useSearch()} />
}
