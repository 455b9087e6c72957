import { useQuery } from '@tanstack/react-query'
import { demandTypeWords } from '#gateway/generated/words/DemandType.ts'
import { shownDemandStatusWords } from '#gateway/generated/words/ShownDemandStatus.ts'
import { FilterPanel } from '#ui/list/FilterPanel.tsx'
import { useTotal } from '#ui/list/useTotal.ts'
import { CategoryFilter } from './CategoryFilter.tsx'
import { demandCategoriesQuery, demandsQuery } from './demandQueries.ts'
import type { DemandSearch } from './demandSearch.ts'

/** Narrows all demands by type, state and category. */
export function DemandFilters({ search }: { search: DemandSearch }) {
  const total = useTotal(demandsQuery(search))
  const { data: categories = [] } = useQuery(demandCategoriesQuery)
  return (
    <FilterPanel
      total={total}
      conditions={[
        { label: '类型', parameter: 'demandType', options: demandTypeWords, chosen: search.demandType },
        { label: '状态', parameter: 'status', options: shownDemandStatusWords, chosen: search.status },
      ]}
      alsoChosen={categories.find(({ id }) => id === search.categoryId)?.name}
    >
      <CategoryFilter chosen={search.categoryId} />
    </FilterPanel>
  )
}
