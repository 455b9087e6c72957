import { useId, type ReactNode } from 'react'
import { PageWidth } from '../PageWidth.tsx'
import styles from './DetailPage.module.css'

interface DetailPageProps {
  title: string
  /** The link to the record's list. */
  list: ReactNode
  /** The owner's logo, beside the title; decorative, as the title contains the name. */
  logo?: ReactNode
  badges?: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** One record on a page of its own, with a link back to its list. */
export function DetailPage({ title, list, logo, badges, lead, actions, children }: DetailPageProps) {
  return (
    <PageWidth className={styles['page']}>
      <nav className={styles['crumbs']} aria-label="当前位置">
        {list}
        <span aria-hidden="true">›</span>
        <span aria-current="page">详情</span>
      </nav>
      <article className={styles['sheet']}>
        <header className={logo === undefined ? styles['head'] : `${styles['head']} ${styles['withLogo']}`}>
          {logo}
          {badges === undefined ? null : <div className={styles['badges']}>{badges}</div>}
          <h1>{title}</h1>
          {lead === undefined ? null : <div className={styles['lead']}>{lead}</div>}
          {actions === undefined ? null : <div className={styles['actions']}>{actions}</div>}
        </header>
        {children}
      </article>
    </PageWidth>
  )
}

/** A titled part of the record. */
export function DetailSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section className={styles['section']} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  )
}
