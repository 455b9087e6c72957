import type { QueryClient } from '@tanstack/react-query'
import { gatewayQuery } from '../../gateway/query.ts'

// Silent: each section says itself when it could not be loaded, and does not take the page with it.
const silent = { silent: true }

export const homeQueries = {
  policies: () => gatewayQuery('countPolicies', {}, silent),
  enterprises: () => gatewayQuery('countEnterprises', {}, silent),
  facilitators: () => gatewayQuery('countFacilitators', {}, silent),
  demands: () => gatewayQuery('countDemands', {}, silent),
  resources: () => gatewayQuery('countResources', {}, silent),
  notices: () => gatewayQuery('listNotices', { query: { current: 1, size: 6 } }, silent),
  events: () => gatewayQuery('pageEvents', { query: { current: 1, size: 4 } }, silent),
  demandList: () => gatewayQuery('listDemands', { query: { current: 1, size: 4 } }, silent),
  facilitatorList: () => gatewayQuery('listFacilitators', { query: { current: 1, size: 4 } }, silent),
}

/** Loads what the home page shows besides policies; a section that fails does not fail the page. */
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
