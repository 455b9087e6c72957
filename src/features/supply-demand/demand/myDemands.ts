import type { Schema } from '../../../gateway/contract.ts'
import { demandStatusWords } from '../../../gateway/generated/words/DemandStatus.ts'
import { listMyDemandsSortWords } from '../../../gateway/generated/words/listMyDemands.ts'
import { gatewayQuery } from '../../../gateway/query.ts'
import { chosenOf } from '../../../ui/list/chosenOf.ts'
import type { MySearch } from '../mySearch.ts'

type Status = Schema<'DemandStatus'>

/** What the list is asked for; a state or an order that there is none of counts as no choice. */
export function myDemandsQuery({ current = 1, name, ...asked }: MySearch) {
  const status = chosenOf(demandStatusWords, asked.status)
  const sort = chosenOf(listMyDemandsSortWords, asked.sort)
  const query = {
    current,
    size: 10,
    ...(status && { status }),
    ...(name !== undefined && { name }),
    ...(sort && { sort }),
  }
  return gatewayQuery('listMyDemands', { query }, { silent: true })
}

/** Each state with how many there are; those without any only when one of them is chosen. */
export function statusLabels(
  counts: readonly Schema<'DemandStatusCount'>[] | undefined,
  chosen: string | undefined,
): Partial<Record<Status, string>> {
  if (counts === undefined) return demandStatusWords
  const countOf = (status: string) => counts.find((one) => one.status === status)?.count ?? 0
  return Object.fromEntries(
    Object.entries(demandStatusWords)
      .filter(([status]) => countOf(status) > 0 || status === chosen)
      .map(([status, word]) => [status, `${word} ${countOf(status)}`]),
  )
}
