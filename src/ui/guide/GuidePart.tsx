import { useId, type ReactNode } from 'react'
import styles from './GuidePage.module.css'

/** A titled part on a sheet of its own. */
export function GuidePart({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section className={styles['part']} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  )
}
