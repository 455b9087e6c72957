import { createFileRoute } from '@tanstack/react-router'
import {
  MyEvaluationsPage,
  evaluationSearchSchema,
} from '../../../../../features/personal/evaluation/MyEvaluationsPage.tsx'

export const Route = createFileRoute('/_default/_user/qw/personal/my-evaluation')({
  validateSearch: evaluationSearchSchema,
  head: () => ({ meta: [{ title: '我的评价' }] }),
  component: Page,
})

function Page() {
  return <MyEvaluationsPage search={Route.useSearch()} />
}
