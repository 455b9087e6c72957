import type { ReactNode } from 'react'
import styles from './Desk.module.css'

interface NothingProps {
  /** What to do next: links that look like buttons. */
  next: ReactNode
  children: ReactNode
}

/** Stands in a part of a desk that has nothing to show yet. */
export function Nothing({ next, children }: NothingProps) {
  return (
    <div className={styles['nothing']}>
      <p>{children}</p>
      <div className={styles['next']}>{next}</div>
    </div>
  )
}
