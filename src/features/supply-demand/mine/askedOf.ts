import { supplyOwnSortWords } from '#gateway/generated/words/SupplyOwnSort.ts'
import { choiceOf } from '#ui/choiceOf.ts'
import type { MySearch } from '../mySearch.ts'

/** The query of a list of own records; an invalid state or order counts as none. */
export function askedOf<Status extends string>(
  statuses: Readonly<Record<Status, string>>,
  { current = 1, name, ...asked }: MySearch,
) {
  const status = choiceOf(statuses, asked.status)
  const sort = choiceOf(supplyOwnSortWords, asked.sort)
  return {
    current,
    size: 10,
    ...(status && { status }),
    ...(name !== undefined && { name }),
    ...(sort && { sort }),
  }
}
