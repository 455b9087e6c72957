import { Link } from '#ui/Link.tsx'
import { fitNotes, fits } from './fit.ts'
import styles from './FitOverview.module.css'
import type { Fit } from './reportSearch.ts'
import type { FitGroup } from './selectItems.ts'

interface FitOverviewProps {
  groups: readonly FitGroup[]
  chosen: Fit | undefined
}

/** The number of policies in each group; a press on a group shows only its policies, or all again. */
export function FitOverview({ groups, chosen }: FitOverviewProps) {
  return (
    <ul className={styles['fits']}>
      {groups.map(({ fit, items }) => (
        <li key={fit} className={styles[fit]}>
          <Link
            to="."
            search={(previous: object) => ({ ...previous, fit: fit === chosen ? undefined : fit })}
            resetScroll={false}
            replace
            marked={fit === chosen ? 'true' : undefined}
          >
            <span className={styles['name']}>{fits[fit]}</span>
            <span className={styles['count']}>
              <strong>{items.length}</strong> 条
            </span>
            <span className={styles['note']}>{fitNotes[fit]}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
