import type { ReactNode } from 'react'
import { SkipLink } from '#ui/SkipLink.tsx'
import { footer } from '../default/Footer.tsx'
import { Header } from '../default/Header.tsx'
import { mainMenu } from '../default/mainMenu.ts'
import { TopBar } from '../default/TopBar.tsx'
import frame from '../frame.module.css'
import { Main } from '../Main.tsx'
import { MenuBar } from '../menu/MenuBar.tsx'
import styles from './OldDefaultLayout.module.css'

interface OldDefaultLayoutProps {
  /**
   * `menuFirst` has the menu above the logo and the search beside it; `plain` has neither search nor floating widgets.
   */
  variant: 'menuFirst' | 'plain'
  search?: ReactNode
  /** Widgets at the edge of the window. */
  widgets?: ReactNode
  children: ReactNode
}

/** The portal's old frame, in its two variants (2.2-07). */
export function OldDefaultLayout({ variant, search, widgets, children }: OldDefaultLayoutProps) {
  const menu = <MenuBar label="主菜单" items={mainMenu} />
  return (
    <div className={`${frame['page']} ${styles[variant]}`} data-layout={`old-default-${variant}`}>
      <SkipLink />
      <header>
        <TopBar />
        {variant === 'menuFirst' ? menu : null}
        <Header search={variant === 'menuFirst' ? search : undefined} />
        {variant === 'plain' ? menu : null}
      </header>
      <Main>{children}</Main>
      {widgets}
      {footer}
    </div>
  )
}
