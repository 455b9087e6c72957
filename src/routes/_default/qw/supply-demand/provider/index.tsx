import { createFileRoute } from '@tanstack/react-router'
import { ProviderListPage } from '#features/facilitator/FacilitatorListPage.tsx'
import { providersQuery } from '#features/facilitator/facilitatorQueries.ts'
import { providerSearchSchema } from '#features/facilitator/facilitatorSearch.ts'

export const Route = createFileRoute('/_default/qw/supply-demand/provider/')({
  validateSearch: providerSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await context.queryClient.ensureQueryData(providersQuery(deps))
  },
  head: () => ({
    meta: [{ title: '企业旗舰店' }, { name: 'description', content: '审核入驻的专业服务机构，按服务类别查找。' }],
  }),
  component: Page,
})

function Page() {
  return <ProviderListPage search={Route.useSearch()} />
}
