import { gatewayQuery } from '#gateway/query.ts'

/** The ads that float over pages; nobody misses one that does not come. */
export const floatingAdsQuery = () => gatewayQuery('listAds', { query: { position: 'FLOAT' } })

export const adQuery = (id: string) => gatewayQuery('getAd', { path: { id } })
