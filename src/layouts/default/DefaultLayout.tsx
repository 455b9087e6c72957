import type { ReactNode } from 'react'
import { SkipLink } from '#ui/SkipLink.tsx'
import { FloatingAdSlot } from '../FloatingAdSlot.tsx'
import frame from '../frame.module.css'
import { Main } from '../Main.tsx'
import { MenuBar } from '../menu/MenuBar.tsx'
import { FloatingWidgets } from './FloatingWidgets.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { mainMenu } from './mainMenu.ts'
import { TopBar } from './TopBar.tsx'

interface DefaultLayoutProps {
  search?: ReactNode
  /** The floating widget that opens online consultation. */
  consultation?: ReactNode
  children: ReactNode
}

const BACK_TO_TOP_ABOVE = 300

/** Top bar, header with the main menu, footer and floating widgets around a page (2.2-03 to 2.2-06). */
export function DefaultLayout({ search, consultation, children }: DefaultLayoutProps) {
  return (
    <div className={frame['page']} data-layout="default">
      <SkipLink />
      <header>
        <TopBar />
        <div className={frame['masthead']}>
          <Header search={search} />
          <MenuBar label="主菜单" items={mainMenu} besideLogo />
        </div>
      </header>
      <Main>{children}</Main>
      <FloatingWidgets consultation={consultation} backToTopAbove={BACK_TO_TOP_ABOVE} />
      <Footer />
      <FloatingAdSlot />
    </div>
  )
}
