import { listCustomerDemandsSortWords } from '#gateway/generated/words/listCustomerDemands.ts'
import { gatewayQuery } from '#gateway/query.ts'
import { choiceOf } from '#ui/choiceOf.ts'
import type { DemandSearch } from './demandSearch.ts'

/** Others' demands, by how well they fit the member's current enterprise. */
export function fittingDemandsQuery({ current = 1, demandType, name, docked, ...asked }: DemandSearch) {
  const sort = choiceOf(listCustomerDemandsSortWords, asked.sort)
  const query = {
    current,
    size: 10,
    ...(demandType && { demandType }),
    ...(name && { name }),
    ...(docked === 'no' && { undocked: true }),
    ...(sort && { sort }),
  }
  // A docking started a moment ago counts.
  return { ...gatewayQuery('listCustomerDemands', { query }), staleTime: 0 }
}
