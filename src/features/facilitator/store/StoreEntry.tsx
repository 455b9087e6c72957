import type { ReactNode } from 'react'
import { Picture } from '#ui/Picture.tsx'
import styles from './StoreEntry.module.css'

interface StoreEntryProps {
  title: string
  /** Shown with the title, e.g. a price. */
  figure?: ReactNode
  badges?: ReactNode
  text?: string | undefined
  /** URLs that the browser can load; decorative, as title and text describe them. */
  pictures?: readonly string[]
  /** Files to download. */
  files?: ReactNode
}

const none: readonly string[] = []

/** A product, a case or a certificate in a facilitator's store. */
export function StoreEntry({ title, figure, badges, text, pictures = none, files }: StoreEntryProps) {
  return (
    <li className={styles['entry']}>
      <div className={styles['head']}>
        <h3>{title}</h3>
        {badges}
        {figure === undefined ? null : <p className={styles['figure']}>{figure}</p>}
      </div>
      {text === undefined || text === '' ? null : <p className={styles['text']}>{text}</p>}
      {pictures.length === 0 ? null : (
        <div className={styles['pictures']}>
          {pictures.map((src) => (
            <Picture key={src} src={src} alt="" loading="lazy" />
          ))}
        </div>
      )}
      {files}
    </li>
  )
}
