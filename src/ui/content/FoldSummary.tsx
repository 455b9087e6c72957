import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import styles from './FoldSummary.module.css'

/** The heading of a `<details>`: its arrow shows that it folds something, and turns when that is open. */
export function FoldSummary({ children }: { children: ReactNode }) {
  return (
    <summary className={styles['summary']}>
      {children}
      <Icon name="chevron-down" size={16} />
    </summary>
  )
}
