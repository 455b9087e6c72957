import { gatewayQuery } from '#gateway/query.ts'
import type { InvestmentSearch } from './investmentSearch.ts'

export const showResourcesQuery = ({ current = 1, type = 'HOUSE', name }: InvestmentSearch) =>
  gatewayQuery('listShowResourcesByType', { query: { current, size: 10, type, ...(name && { name }) } })

export const investmentDetailQueries = {
  house: (id: string) => gatewayQuery('getHouseResourceDetail', { query: { id } }),
  land: (id: string) => gatewayQuery('getLandResourceDetail', { query: { id } }),
  office: (id: string) => gatewayQuery('getOfficeResourceDetail', { query: { id } }),
  environment: (id: string) => gatewayQuery('getEnvironmentDetail', { query: { id } }),
}
