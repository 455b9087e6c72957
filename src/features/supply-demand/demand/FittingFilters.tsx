import { listCustomerDemandsSortWords } from '#gateway/generated/words/listCustomerDemands.ts'
import { choiceOf } from '#ui/list/choiceOf.ts'
import { FilterLinks } from '#ui/list/FilterLinks.tsx'
import { dockedOrNot, type DemandSearch } from './demandSearch.ts'

const { MATCH, ...orders } = listCustomerDemandsSortWords

/** In which order the demands that fit are wanted, and which of them. */
export function FittingFilters({ search }: { search: DemandSearch }) {
  const sort = choiceOf(orders, search.sort)
  return (
    <>
      <FilterLinks label="对接" parameter="docked" options={dockedOrNot} chosen={search.docked} />
      <FilterLinks label="排序" parameter="sort" options={orders} chosen={sort} none={MATCH} />
    </>
  )
}
