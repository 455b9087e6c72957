import type { QueryClient } from '@tanstack/react-query'
import { gatewayQuery } from '#gateway/query.ts'
import { briefQueries, loadPolicyLists } from '../brief/briefQueries.ts'

export const policyCountQuery = () => gatewayQuery('countPolicies', {}, { message: true })

/** Loads the data of the policy site's home page; a part that fails does not fail the page. */
export async function loadPolicyHome(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    loadPolicyLists(queryClient),
    queryClient.prefetchQuery(policyCountQuery()),
    queryClient.prefetchQuery(briefQueries.recommended()),
  ])
}
