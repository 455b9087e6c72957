import { Link } from '#ui/Link.tsx'
import type { ReactNode } from 'react'
import { SkipLink } from '#ui/SkipLink.tsx'
import { FloatingWidgets } from '../default/FloatingWidgets.tsx'
import { footer } from '../default/Footer.tsx'
import { Header } from '../default/Header.tsx'
import { TopBar } from '../default/TopBar.tsx'
import frame from '../frame.module.css'
import { Main } from '../Main.tsx'
import { MenuBar } from '../menu/MenuBar.tsx'
import { Permitted } from '../menu/Permitted.tsx'
import { policyMenu } from './policyMenu.ts'
import styles from './PolicyLayout.module.css'

interface PolicyLayoutProps {
  search?: ReactNode
  /** Hot tags with their refresh (2.3-59, 2.3-60). */
  hotTags?: ReactNode
  /** The navigation by service category (2.3-62). */
  categories?: ReactNode
  /** The button that publishes a demand or resource (2.3-61). */
  publish?: ReactNode
  consultation?: ReactNode
  children: ReactNode
}

const BACK_TO_TOP_ABOVE = 80

/** The policy site's own header around a page, with the way back to the main site (2.2-08, 2.3-51 to 2.3-63). */
export function PolicyLayout(props: PolicyLayoutProps) {
  const { search, hotTags, categories, publish, consultation, children } = props
  const hasAids = hotTags !== undefined || categories !== undefined || publish !== undefined
  return (
    <div className={frame['page']} data-layout="policy">
      <SkipLink />
      <header>
        <TopBar back={<Link to="/">返回首页</Link>} />
        <div className={frame['masthead']}>
          <Header part="惠企政策服务" search={search} />
          <MenuBar label="政策菜单" items={policyMenu} besideLogo />
        </div>
        {hasAids ? (
          <div className={styles['aids']}>
            <div className={`${frame['inner']} ${styles['aidsInner']}`}>
              {categories}
              {hotTags === undefined ? null : <div className={styles['tags']}>{hotTags}</div>}
              {publish === undefined ? null : (
                <Permitted menu={policyMenu} button="publish">
                  <div className={styles['publish']}>{publish}</div>
                </Permitted>
              )}
            </div>
          </div>
        ) : null}
      </header>
      <Main>{children}</Main>
      <FloatingWidgets consultation={consultation} backToTopAbove={BACK_TO_TOP_ABOVE} />
      {footer}
    </div>
  )
}
