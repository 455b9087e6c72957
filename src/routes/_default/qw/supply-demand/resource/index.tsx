import { createFileRoute } from '@tanstack/react-router'
import { ResourceListPage } from '#features/supply-demand/resource/ResourceListPage.tsx'
import { resourcesQuery } from '#features/supply-demand/resource/resourceQueries.ts'
import { resourceSearchSchema } from '#features/supply-demand/resource/resourceSearch.ts'
import { useSession } from '#features/auth/useSession.ts'
import { PublishButton } from '#features/supply-demand/PublishButton.tsx'
import { regionStatsQuery } from '#features/supply-demand/stats/regionStatsQuery.ts'

export const Route = createFileRoute('/_default/qw/supply-demand/resource/')({
  validateSearch: resourceSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { queryClient } = context
    await Promise.all([
      queryClient.ensureQueryData(resourcesQuery(deps)),
      queryClient.prefetchQuery(regionStatsQuery()),
    ])
  },
  head: () => ({
    meta: [{ title: '资源大厅' }, { name: 'description', content: '科技成果、仪器设备、专利等可以共享与交易的资源。' }],
  }),
  component: Page,
})

function Page() {
  return (
    <ResourceListPage search={Route.useSearch()} publish={<PublishButton signedIn={useSession() !== undefined} />} />
  )
}
