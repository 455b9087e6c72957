import { gatewayQuery } from '#gateway/query.ts'

/** How one policy fits an enterprise. */
export const policyMatchQuery = (policyId: string, enId: string) => ({
  ...gatewayQuery('getPolicyMatch', { query: { policyId, enId } }),
  // What was filled in meanwhile counts.
  staleTime: 0,
})
