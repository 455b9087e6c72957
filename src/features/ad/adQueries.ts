import { gatewayQuery } from '#gateway/query.ts'

/** The ads that float over pages. They fail silently: nobody misses them. */
export const floatingAdsQuery = () => gatewayQuery('listAds', { query: { position: 'FLOAT' } })

export const adQuery = (id: string) => gatewayQuery('getAd', { path: { id } })
