import { gatewayQuery } from '#gateway/query.ts'
import type { InvestmentSearch } from './investmentSearch.ts'

export const showResourcesQuery = ({ current = 1, type = 'HOUSE', name }: InvestmentSearch) =>
  gatewayQuery(
    'listShowResourcesByType',
    { query: { current, size: 10, type, ...(name && { name }) } },
    { silent: true },
  )

const silent = { silent: true }

export const investmentDetailQueries = {
  house: (id: string) => gatewayQuery('getHouseResourceDetail', { query: { id } }, silent),
  land: (id: string) => gatewayQuery('getLandResourceDetail', { query: { id } }, silent),
  office: (id: string) => gatewayQuery('getOfficeResourceDetail', { query: { id } }, silent),
  environment: (id: string) => gatewayQuery('getEnvironmentDetail', { query: { id } }, silent),
}
