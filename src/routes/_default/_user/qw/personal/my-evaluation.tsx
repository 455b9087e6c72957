import { createFileRoute } from '@tanstack/react-router'
import { useUserId } from '#features/auth/useUserId.ts'
import { evaluationSearchSchema } from '#features/evaluation/evaluationSearch.ts'
import { MyEvaluationsPage } from '#features/evaluation/MyEvaluationsPage.tsx'

export const Route = createFileRoute('/_default/_user/qw/personal/my-evaluation')({
  validateSearch: evaluationSearchSchema,
  head: () => ({ meta: [{ title: '我的评价' }] }),
  component: Page,
})

function Page() {
  return <MyEvaluationsPage search={Route.useSearch()} userId={useUserId() ?? undefined} />
}
