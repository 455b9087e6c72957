import { useRouterState } from '@tanstack/react-router'
import { useId, useState, type ReactNode } from 'react'
import { providerRights } from '#features/auth/currentEnterprise.ts'
import { useSession } from '#features/auth/useSession.ts'
import { Icon } from '#ui/icons/Icon.tsx'
import frame from '../frame.module.css'
import { activeMenuItem, hasHref, type MenuItem } from '../menu/menuItem.ts'
import { MenuLink } from '../menu/MenuLink.tsx'
import { userMenu, userSubmenu } from './userMenu.ts'
import styles from './UserLayout.module.css'

/**
 * The personal area inside the default layout: 1200 px with a 200 px menu on the left (2.2-11, 2.2-12). On a phone the
 * menu is folded behind the page's name, and folds again after navigating.
 */
export function UserLayout({ children }: { children: ReactNode }) {
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const enterprise = useSession()?.enterprise
  const ownMenu = userMenu(enterprise !== undefined && providerRights(enterprise.faStatus).businessCard)
  const active = activeMenuItem([...ownMenu, ...userSubmenu], pathname)
  const listsId = useId()
  const [unfoldedOn, setUnfoldedOn] = useState<string>()
  const unfolded = unfoldedOn === pathname
  return (
    <div className={`${frame['inner']} ${styles['columns']}`}>
      <nav className={styles['menu']} aria-label="个人中心菜单">
        <button
          type="button"
          className={styles['fold']}
          aria-expanded={unfolded}
          aria-controls={listsId}
          onClick={() => setUnfoldedOn(unfolded ? undefined : pathname)}
        >
          <span>
            个人中心菜单
            {active === undefined ? null : <strong>{active.menuName}</strong>}
          </span>
          <Icon name="chevron-down" />
        </button>
        <div id={listsId} className={unfolded ? styles['unfolded'] : styles['lists']}>
          <UserMenuList items={ownMenu} active={active} />
          <UserMenuList items={userSubmenu} active={active} label="账户与消息" />
        </div>
      </nav>
      <div className={styles['content']}>{children}</div>
    </div>
  )
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
