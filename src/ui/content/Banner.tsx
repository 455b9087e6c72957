import type { ReactNode } from 'react'
import styles from './Banner.module.css'

interface BannerProps {
  title: string
  secondTitle?: string
  /** Over a list: on a small window the records matter more. */
  slim?: boolean
  /** Below the titles, e.g. a search box. */
  children?: ReactNode
}

/**
 * The header image of a section, 250 px high, with the page's h1 (2.7-26 to 2.7-28); `slim` shrinks on small windows.
 */
export function Banner({ title, secondTitle, slim = false, children }: BannerProps) {
  return (
    <div className={slim ? `${styles['banner']} ${styles['slim']}` : styles['banner']}>
      <div className={styles['inner']}>
        <h1 className={styles['title']}>{title}</h1>
        {secondTitle === undefined ? null : <p className={styles['second']}>{secondTitle}</p>}
        {children}
      </div>
    </div>
  )
}
