import { gatewayQuery } from '#gateway/query.ts'

/** How one policy fits an enterprise; silent, because the place that shows it says what went wrong. */
export const policyMatchQuery = (policyId: string, enId: string) => ({
  ...gatewayQuery('getPolicyMatch', { query: { policyId, enId } }, { silent: true }),
  // What was filled in meanwhile counts.
  staleTime: 0,
})
