import type { ReactNode } from 'react'
import { SkipLink } from '#ui/SkipLink.tsx'
import { Header } from '../default/Header.tsx'
import { TopBar } from '../default/TopBar.tsx'
import frame from '../frame.module.css'
import { Main } from '../Main.tsx'
import { useSite } from '../site.ts'
import styles from './SimpleLayout.module.css'

/** Top bar and logo without menu and search, for a page that is read on its own (2.2-09). */
export function SimpleLayout({ children }: { children: ReactNode }) {
  const { icp } = useSite()
  return (
    <div className={frame['page']} data-layout="simple">
      <SkipLink />
      <header>
        <TopBar />
        <Header />
      </header>
      <Main>{children}</Main>
      <footer className={styles['foot']}>{icp}</footer>
    </div>
  )
}
