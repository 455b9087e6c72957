import { gatewayQuery } from '#gateway/query.ts'

const silent = { silent: true }

/** The ads that float over pages; silent, because nobody misses an ad. */
export const floatingAdsQuery = () => gatewayQuery('listAds', { query: { position: 'FLOAT' } }, silent)

export const adQuery = (id: string) => gatewayQuery('getAd', { path: { id } }, silent)
