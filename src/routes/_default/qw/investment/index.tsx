import { createFileRoute } from '@tanstack/react-router'
import { InvestmentListPage } from '#features/investment/InvestmentListPage.tsx'
import { showResourcesQuery } from '#features/investment/investmentQueries.ts'
import { investmentSearchSchema } from '#features/investment/investmentSearch.ts'

export const Route = createFileRoute('/_default/qw/investment/')({
  validateSearch: investmentSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await context.queryClient.ensureQueryData(showResourcesQuery(deps))
  },
  head: () => ({
    meta: [{ title: '投资载体' }, { name: 'description', content: '厂房、土地、写字楼、仓储与投资环境。' }],
  }),
  component: Page,
})

function Page() {
  return <InvestmentListPage search={Route.useSearch()} />
}
