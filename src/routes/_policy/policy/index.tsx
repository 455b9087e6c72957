import { createFileRoute } from '@tanstack/react-router'
import { loadPolicyHome } from '#features/policy/home/policyHomeQueries.ts'
import { PolicyHomePage } from '#features/policy/home/PolicyHomePage.tsx'

export const Route = createFileRoute('/_policy/policy/')({
  loader: ({ context }) => loadPolicyHome(context.queryClient),
  head: () => ({
    meta: [
      { title: '惠企政策' },
      { name: 'description', content: '国家、省、市、县各级惠企政策的查询、解读、申报与匹配。' },
    ],
  }),
  component: PolicyHomePage,
})
