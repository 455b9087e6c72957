import { gatewayQuery } from '#gateway/query.ts'
import { investmentTypeWords } from '#gateway/generated/words/InvestmentType.ts'
import { choiceParameter, idParameter, pageParameter, searchSchema, textParameter } from '#ui/list/listSearch.ts'

/** Search parameters of /qw/investment; houses unless another type is given. */
export const investmentSearchSchema = searchSchema({
  current: pageParameter,
  type: choiceParameter(investmentTypeWords),
  name: textParameter,
})

/** Search parameters of /qw/investment/detail: each type has a detail call of its own (§7.4). */
export const investmentDetailSearchSchema = searchSchema({
  id: idParameter,
  type: choiceParameter(investmentTypeWords),
})

export type InvestmentSearch = ReturnType<typeof investmentSearchSchema>

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
