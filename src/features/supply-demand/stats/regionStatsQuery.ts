import { gatewayQuery } from '#gateway/query.ts'

/** The region's public figures. The gateway renews them every ten minutes at most (contract, getSupplyDemandStats). */
export const regionStatsQuery = () => ({
  ...gatewayQuery('getSupplyDemandStats', {}),
  staleTime: 10 * 60_000,
})
