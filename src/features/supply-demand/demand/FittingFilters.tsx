import { demandTypeWords } from '#gateway/generated/words/DemandType.ts'
import { listCustomerDemandsSortWords } from '#gateway/generated/words/listCustomerDemands.ts'
import { choiceOf } from '#ui/list/choiceOf.ts'
import { FilterPanel } from '#ui/list/FilterPanel.tsx'
import { useTotal } from '#ui/list/useTotal.ts'
import { dockedOrNot, type DemandSearch } from './demandSearch.ts'
import { fittingDemandsQuery } from './fittingDemands.ts'

const { MATCH, ...orders } = listCustomerDemandsSortWords

/** In which order the demands that fit are wanted, and which of them. */
export function FittingFilters({ search }: { search: DemandSearch }) {
  const total = useTotal(fittingDemandsQuery(search))
  const sort = choiceOf(orders, search.sort)
  return (
    <FilterPanel
      total={total}
      conditions={[
        { label: '类型', parameter: 'demandType', options: demandTypeWords, chosen: search.demandType },
        { label: '对接', parameter: 'docked', options: dockedOrNot, chosen: search.docked },
        { label: '排序', parameter: 'sort', options: orders, chosen: sort, none: MATCH },
      ]}
    />
  )
}
