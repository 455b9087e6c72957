import type { ReactNode } from 'react'
import styles from './Desk.module.css'

interface NothingProps {
  /** The next step: links that look like buttons. */
  next: ReactNode
  children: ReactNode
}

/** Shown in a part of a desk that is still empty. */
export function Nothing({ next, children }: NothingProps) {
  return (
    <div className={styles['nothing']}>
      <p>{children}</p>
      <div className={styles['next']}>{next}</div>
    </div>
  )
}
