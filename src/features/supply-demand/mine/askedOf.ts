import { supplyOwnSortWords } from '#gateway/generated/words/SupplyOwnSort.ts'
import { chosenOf } from '#ui/list/chosenOf.ts'
import type { MySearch } from '../mySearch.ts'

/** What a list of own records is asked for; a state or an order that there is none of counts as no choice. */
export function askedOf<Status extends string>(
  statuses: Readonly<Record<Status, string>>,
  { current = 1, name, ...asked }: MySearch,
) {
  const status = chosenOf(statuses, asked.status)
  const sort = chosenOf(supplyOwnSortWords, asked.sort)
  return {
    current,
    size: 10,
    ...(status && { status }),
    ...(name !== undefined && { name }),
    ...(sort && { sort }),
  }
}
