import { createFileRoute } from '@tanstack/react-router'
import { FacilitatorListPage } from '#features/facilitator/FacilitatorListPage.tsx'
import { facilitatorsQuery } from '#features/facilitator/facilitatorQueries.ts'
import { facilitatorSearchSchema } from '#features/facilitator/facilitatorSearch.ts'

export const Route = createFileRoute('/_default/qw/supply-demand/provider/')({
  validateSearch: facilitatorSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await context.queryClient.ensureQueryData(facilitatorsQuery(deps))
  },
  head: () => ({
    meta: [{ title: '企业旗舰店' }, { name: 'description', content: '审核入驻的专业服务机构，按服务类别查找。' }],
  }),
  component: Page,
})

function Page() {
  return <FacilitatorListPage search={Route.useSearch()} />
}
