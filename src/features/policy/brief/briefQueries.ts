import type { QueryClient } from '@tanstack/react-query'
import { gatewayQuery } from '#gateway/query.ts'
import { served } from '#ui/served/servedQueries.ts'

/** Policies in each list of a home page. */
const listed = 6

// Each list shows its own failure.
export const briefQueries = {
  latest: () => served(gatewayQuery('listPolicies', { query: { sort: 'NEW', current: 1, size: listed } })),
  declarable: () => served(gatewayQuery('listTodayDeclarations', { query: { current: 1, size: listed } })),
  recommended: () => served(gatewayQuery('listRecommendedPolicies', { query: { size: listed } })),
}

/** Loads the lists of the latest and the declarable policies; one that fails does not fail the page. */
export async function loadPolicyLists(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(briefQueries.latest()),
    queryClient.prefetchQuery(briefQueries.declarable()),
  ])
}
