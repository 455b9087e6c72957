import { Link } from '#ui/Link.tsx'
import type { ReactNode } from 'react'
import { SkipLink } from '#ui/SkipLink.tsx'
import { Emblem } from '../Emblem.tsx'
import frame from '../frame.module.css'
import { Main } from '../Main.tsx'
import { useSite } from '../site.ts'
import styles from './EmptyLayout.module.css'

/** Only the logo on a background, for login and related pages (2.2-10); the page is centred in it. */
export function EmptyLayout({ children }: { children: ReactNode }) {
  const { name, icp } = useSite()
  return (
    <div className={styles['page']} data-layout="empty">
      <SkipLink />
      <header className={`${frame['inner']} ${styles['head']}`}>
        <Link to="/" className={styles['logo']}>
          <Emblem className={styles['emblem']} />
          {name}
        </Link>
      </header>
      <Main className={styles['main']}>{children}</Main>
      <footer className={styles['foot']}>{icp}</footer>
    </div>
  )
}
