import type { QueryClient } from '@tanstack/react-query'
import { gatewayQuery } from '#gateway/query.ts'
import { served } from '#ui/served/servedQueries.ts'

// Each section shows its own failure, without failing the page.
export const homeQueries = {
  policies: () => gatewayQuery('countPolicies', {}, { message: true }),
  enterprises: () => gatewayQuery('countEnterprises', {}, { message: true }),
  facilitators: () => gatewayQuery('countFacilitators', {}, { message: true }),
  demands: () => gatewayQuery('countDemands', {}, { message: true }),
  resources: () => gatewayQuery('countResources', {}, { message: true }),
  notices: () => served(gatewayQuery('listNotices', { query: { current: 1, size: 6 } })),
  events: () => served(gatewayQuery('pageEvents', { query: { current: 1, size: 4 } })),
  demandList: () => served(gatewayQuery('listDemands', { query: { current: 1, size: 4 } })),
  facilitatorList: () => gatewayQuery('listFacilitators', { query: { current: 1, size: 4 } }),
}

/** Loads the home page's data other than policies; a section that fails does not fail the page. */
export async function loadHome(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(homeQueries.policies()),
    queryClient.prefetchQuery(homeQueries.enterprises()),
    queryClient.prefetchQuery(homeQueries.facilitators()),
    queryClient.prefetchQuery(homeQueries.demands()),
    queryClient.prefetchQuery(homeQueries.resources()),
    queryClient.prefetchQuery(homeQueries.notices()),
    queryClient.prefetchQuery(homeQueries.events()),
    queryClient.prefetchQuery(homeQueries.demandList()),
    queryClient.prefetchQuery(homeQueries.facilitatorList()),
  ])
}
