import { createFileRoute } from '@tanstack/react-router'
import { DemandListPage } from '#features/supply-demand/demand/DemandListPage.tsx'
import {
  demandCategoriesQuery,
  demandsQuery,
  recommendedCategoriesQuery,
} from '#features/supply-demand/demand/demandQueries.ts'
import { demandSearchSchema } from '#features/supply-demand/demand/demandSearch.ts'
import { FittingDemands } from '#features/supply-demand/demand/FittingDemands.tsx'
import { FittingForVisitor } from '#features/supply-demand/demand/FittingForVisitor.tsx'
import { useSession } from '#features/auth/useSession.ts'
import { PublishButton } from '#features/supply-demand/PublishButton.tsx'
import { regionStatsQuery } from '#features/supply-demand/stats/regionStatsQuery.ts'

export const Route = createFileRoute('/_default/qw/supply-demand/demand/')({
  validateSearch: demandSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { queryClient } = context
    const figures = queryClient.prefetchQuery(regionStatsQuery())
    if (deps.fit !== undefined) return figures
    await Promise.all([
      figures,
      queryClient.ensureQueryData(demandsQuery(deps)),
      queryClient.prefetchQuery(demandCategoriesQuery),
      queryClient.prefetchQuery(recommendedCategoriesQuery),
    ])
    return undefined
  },
  head: () => ({
    meta: [{ title: '需求大厅' }, { name: 'description', content: '企业发布的技术、采购、融资、人才等需求。' }],
  }),
  component: Page,
})

function Page() {
  const search = Route.useSearch()
  const session = useSession()
  return (
    <DemandListPage
      search={search}
      publish={<PublishButton signedIn={session !== undefined} />}
      fitting={
        session === undefined ? (
          <FittingForVisitor />
        ) : (
          <FittingDemands search={search} enName={session.enterprise?.name} />
        )
      }
    />
  )
}
