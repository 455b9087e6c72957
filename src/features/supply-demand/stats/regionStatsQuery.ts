import { gatewayQuery } from '#gateway/query.ts'

/** The region's public figures. The gateway renews them every ten minutes at most (contract, getSupplyDemandStats). */
export const regionStatsQuery = () => ({
  ...gatewayQuery('getSupplyDemandStats', {}, { silent: true }),
  staleTime: 10 * 60_000,
})
