import type { ComponentProps, ReactNode } from 'react'
import { chosenNames } from './chosenNames.ts'
import { FilterLinks } from './FilterLinks.tsx'
import styles from './FilterPanel.module.css'
import { FoldedFilters } from './FoldedFilters.tsx'
import { useSearchComing } from './ownSearch.ts'

interface FilterPanelProps {
  /** Number of records in the list; undefined while it is unknown. */
  total: number | undefined
  conditions: readonly ComponentProps<typeof FilterLinks>[]
  /** The name of the choice made in `children`. */
  alsoChosen?: string | undefined
  /** Conditions of other kinds. */
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
