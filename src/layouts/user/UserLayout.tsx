import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import frame from '../frame.module.css'
import { activeMenuItem, hasHref } from '../menu/menuItem.ts'
import { MenuLink } from '../menu/MenuLink.tsx'
import { userMenu } from './userMenu.ts'
import styles from './UserLayout.module.css'

/** The personal area inside the default layout: 1200 px with a 200 px menu on the left (2.2-11, 2.2-12). */
export function UserLayout({ children }: { children: ReactNode }) {
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const active = activeMenuItem(userMenu, pathname)
  return (
    <div className={`${frame['inner']} ${styles['columns']}`}>
      <nav className={styles['menu']} aria-label="个人中心菜单">
        <ul>
          {userMenu.filter(hasHref).map((item) => (
            <li key={item.menuName}>
              <MenuLink
                item={item}
                className={`${styles['link']} ${item === active ? styles['active'] : ''}`}
                current={item === active}
              />
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles['content']}>{children}</div>
    </div>
  )
}
