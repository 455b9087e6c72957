import { createFileRoute } from '@tanstack/react-router'
import { briefQueries } from '../../../features/policy/brief/briefQueries.ts'
import { ReportPage } from '../../../features/policy/report/ReportPage.tsx'

export const Route = createFileRoute('/_policy/policy/report')({
  loader: ({ context }) => context.queryClient.prefetchQuery(briefQueries.recommended()),
  head: () => ({
    meta: [{ title: '政策匹配' }, { name: 'description', content: '填一次企业信息，看能享受哪些政策。' }],
  }),
  component: ReportPage,
})
