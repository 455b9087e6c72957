import type { ReactNode } from 'react'
import styles from './Panel.module.css'

interface PanelProps {
  title: string
  /** Right of the title, e.g. a count. */
  aside?: ReactNode
  children: ReactNode
}

/** The white sheet of a page in the personal area, with its heading. */
export function Panel({ title, aside, children }: PanelProps) {
  return (
    <section className={styles['panel']}>
      <div className={styles['head']}>
        <h1 className={styles['title']}>{title}</h1>
        <div className={styles['aside']}>{aside}</div>
      </div>
      {children}
    </section>
  )
}
