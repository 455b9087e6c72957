import type { ComponentProps, ReactNode } from 'react'
import { chosenNames } from './chosenNames.ts'
import { FilterLinks } from './FilterLinks.tsx'
import styles from './FilterPanel.module.css'
import { FoldedFilters } from './FoldedFilters.tsx'
import { useSearchComing } from './ownSearch.ts'

interface FilterPanelProps {
  /** How many records the list has; undefined while that is not known. */
  total: number | undefined
  conditions: readonly ComponentProps<typeof FilterLinks>[]
  /** What is chosen among `children`, by its name. */
  alsoChosen?: string | undefined
  /** Conditions of another kind. */
  children?: ReactNode
}

/** The conditions of a list in one card, folded on a narrow screen. */
export function FilterPanel({ total, conditions, alsoChosen, children }: FilterPanelProps) {
  // A count belongs to its search.
  const isComing = useSearchComing()
  return (
    <FoldedFilters total={isComing ? undefined : total} chosen={chosenNames(conditions, alsoChosen)}>
      <div className={styles['rows']}>
        {conditions.map((condition) => (
          <FilterLinks key={condition.parameter} {...condition} />
        ))}
        {children}
      </div>
    </FoldedFilters>
  )
}
