import type { ReactNode } from 'react'
import { isKnown, type Fact } from '../Facts.tsx'
import { Picture } from '../Picture.tsx'
import styles from './RecordItem.module.css'

interface RecordItemProps {
  /** The record's name, usually a link to its page; that link then covers the whole card. */
  title: ReactNode
  badges?: ReactNode
  /** URL of an image; decorative, as the title says what it shows. */
  picture?: string | undefined
  /** The picture is a logo: small, square and uncropped. */
  isLogo?: boolean
  summary?: ReactNode
  facts?: readonly Fact[]
  /** What people compare, e.g. a price. */
  figure?: ReactNode
  /** Buttons or links of their own, below the facts. */
  actions?: ReactNode
}

const noFacts: readonly Fact[] = []

/** One record of a list, as a card. */
export function RecordItem({
  title,
  badges,
  picture,
  isLogo = false,
  summary,
  facts = noFacts,
  figure,
  actions,
}: RecordItemProps) {
  const known = facts.filter(isKnown)
  return (
    <li className={styles['item']}>
      {picture === undefined ? null : (
        <Picture className={styles[isLogo ? 'logo' : 'picture']} src={picture} alt="" loading="lazy" />
      )}
      <div className={styles['body']}>
        <h2 className={styles['title']}>{title}</h2>
        {badges === undefined ? null : <div className={styles['badges']}>{badges}</div>}
        {summary === undefined ? null : <p className={styles['summary']}>{summary}</p>}
        {known.length === 0 ? null : (
          <dl className={styles['facts']}>
            {known.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {actions}
      </div>
      {figure === undefined ? null : <p className={styles['figure']}>{figure}</p>}
    </li>
  )
}
