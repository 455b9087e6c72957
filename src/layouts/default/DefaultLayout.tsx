import { lazy, type ReactNode, Suspense } from 'react'
import { useHydrated } from '@tanstack/react-router'
import { SkipLink } from '#ui/SkipLink.tsx'
import { useElderMode } from '#ui/elder/elderMode.ts'
import { whenOnline } from '#ui/online/whenOnline.ts'
import { useMedia } from '#ui/useMedia.ts'
import frame from '../frame.module.css'
import { Main } from '../Main.tsx'
import { MenuBar } from '../menu/MenuBar.tsx'
import { FloatingWidgets } from './FloatingWidgets.tsx'
import { footer } from './Footer.tsx'
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
      {footer}
      <FloatingAdSlot />
    </div>
  )
}

const FloatingAd = lazy(async () => ({
  default: (await whenOnline(() => import('#features/ad/FloatingAd.tsx'))).FloatingAd,
}))

/** From this width the ad has room beside the text. */
const WIDE = '(min-width: 768px)'

/** The floating window of a layout (2.2-06). It loads after the page itself, and not on phones or in 长辈版. */
function FloatingAdSlot() {
  const hydrated = useHydrated()
  const elder = useElderMode()
  const wide = useMedia(WIDE)
  if (!hydrated || elder || !wide) return null
  return (
    <Suspense>
      <FloatingAd />
    </Suspense>
  )
}
