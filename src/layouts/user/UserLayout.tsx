import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { providerRights } from '../../features/auth/currentEnterprise.ts'
import { useSession } from '../../features/auth/useSession.ts'
import frame from '../frame.module.css'
import { activeMenuItem, hasHref, type MenuItem } from '../menu/menuItem.ts'
import { MenuLink } from '../menu/MenuLink.tsx'
import { userMenu, userSubmenu } from './userMenu.ts'
import styles from './UserLayout.module.css'

/** The personal area inside the default layout: 1200 px with a 200 px menu on the left (2.2-11, 2.2-12). */
export function UserLayout({ children }: { children: ReactNode }) {
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const enterprise = useSession()?.enterprise
  const ownMenu = userMenu(enterprise !== undefined && providerRights(enterprise.faStatus).businessCard)
  const active = activeMenuItem([...ownMenu, ...userSubmenu], pathname)
  const menu = useRef<HTMLElement>(null)
  const href = active?.menuHref
  useEffect(() => showEntry(menu.current, href), [href])
  return (
    <div className={`${frame['inner']} ${styles['columns']}`}>
      <nav ref={menu} className={styles['menu']} aria-label="个人中心菜单">
        <UserMenuList items={ownMenu} active={active} />
        <UserMenuList items={userSubmenu} active={active} label="账户与消息" />
      </nav>
      <div className={styles['content']}>{children}</div>
    </div>
  )
}

/** On a phone the menu's rows are wider than the window: the entry is brought to the middle of its row. */
function showEntry(menu: HTMLElement | null, href: string | undefined): void {
  const entry = menu?.querySelector(`[href="${href}"]`)
  const row = entry?.closest('ul')
  if (!entry || !row) return
  const place = entry.getBoundingClientRect()
  const frameOfRow = row.getBoundingClientRect()
  row.scrollLeft += place.left - frameOfRow.left - (frameOfRow.width - place.width) / 2
}

interface UserMenuListProps {
  items: readonly MenuItem[]
  active: MenuItem | undefined
  label?: string
}

function UserMenuList({ items, active, label }: UserMenuListProps) {
  return (
    <ul {...(label !== undefined && { 'aria-label': label })}>
      {items.filter(hasHref).map((item) => (
        <li key={item.menuName}>
          <MenuLink
            item={item}
            className={`${styles['link']} ${item === active ? styles['active'] : ''}`}
            current={item === active}
          />
        </li>
      ))}
    </ul>
  )
}
