import { useId, type ReactNode } from 'react'
import styles from './Desk.module.css'

interface DeskCardProps {
  title: string
  /** Right of the title, e.g. a link to everything. */
  aside?: ReactNode
  /** Takes the whole width of the desk. */
  wide?: boolean
  children: ReactNode
}

/** One part of a desk, which loads and fails independently. */
export function DeskCard({ title, aside, wide = false, children }: DeskCardProps) {
  const titleId = useId()
  return (
    <section className={wide ? `${styles['card']} ${styles['wide']}` : styles['card']} aria-labelledby={titleId}>
      <div className={styles['head']}>
        <h2 id={titleId}>{title}</h2>
        {aside === undefined ? null : <div className={styles['aside']}>{aside}</div>}
      </div>
      {children}
    </section>
  )
}
