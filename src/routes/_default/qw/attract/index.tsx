import { createFileRoute } from '@tanstack/react-router'
import { AttractListPage } from '#features/attract/AttractListPage.tsx'
import { attractsQuery } from '#features/attract/attractQueries.ts'
import { attractSearchSchema } from '#features/attract/attractSearch.ts'

export const Route = createFileRoute('/_default/qw/attract/')({
  validateSearch: attractSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await context.queryClient.ensureQueryData(attractsQuery(deps))
  },
  head: () => ({
    meta: [{ title: '云招商' }, { name: 'description', content: '招商项目、产业推介、园区与投资环境。' }],
  }),
  component: Page,
})

function Page() {
  return <AttractListPage search={Route.useSearch()} />
}
