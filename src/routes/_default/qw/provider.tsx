import { createFileRoute } from '@tanstack/react-router'
import { IntermediaryPage } from '#features/facilitator/IntermediaryPage.tsx'
import { bestFacilitatorsQuery } from '#features/facilitator/facilitatorQueries.ts'

export const Route = createFileRoute('/_default/qw/provider')({
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(bestFacilitatorsQuery())
  },
  head: () => ({
    meta: [{ title: '中介服务' }, { name: 'description', content: '按服务类别找到合适的专业机构。' }],
  }),
  component: IntermediaryPage,
})
