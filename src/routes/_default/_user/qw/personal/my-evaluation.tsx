import { createFileRoute } from '@tanstack/react-router'
import { evaluationSearchSchema } from '../../../../../features/personal/evaluation/evaluationSearch.ts'
import { MyEvaluationsPage } from '../../../../../features/personal/evaluation/MyEvaluationsPage.tsx'

export const Route = createFileRoute('/_default/_user/qw/personal/my-evaluation')({
  validateSearch: evaluationSearchSchema,
  head: () => ({ meta: [{ title: '我的评价' }] }),
  component: Page,
})

function Page() {
  return <MyEvaluationsPage search={Route.useSearch()} />
}
