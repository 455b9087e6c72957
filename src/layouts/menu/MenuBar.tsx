import { useRouterState } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import { Icon } from '#ui/icons/Icon.tsx'
import frame from '../frame.module.css'
import styles from './MenuBar.module.css'
import { MenuEntry } from './MenuEntry.tsx'
import { activeMenuItem, type MenuItem } from './menuItem.ts'

interface MenuBarProps {
  /** The menu's name for screen readers, e.g. 主菜单. */
  label: string
  items: readonly MenuItem[]
  /** On a phone the button stands beside the logo above, in the same `masthead`. */
  besideLogo?: boolean
}

/** A menu across the page; on a phone it is folded behind a button. */
export function MenuBar({ label, items, besideLogo = false }: MenuBarProps) {
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const [expanded, setExpanded] = useState(false)
  const listId = useId()
  const list = useRef<HTMLUListElement>(null)
  const active = activeMenuItem(items, pathname)

  useEffect(() => (list.current === null ? undefined : moveByArrows(list.current)), [])

  return (
    <nav className={`${styles['bar']} ${besideLogo ? styles['besideLogo'] : ''}`} aria-label={label}>
      <div className={frame['inner']}>
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={expanded}
          aria-controls={listId}
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? <Icon name="x" size={20} /> : <Icon name="menu" size={20} />}
          {label}
        </button>
        <ul ref={list} id={listId} className={`${styles['list']} ${expanded ? styles['expanded'] : ''}`}>
          {items.map((item) => (
            <MenuEntry
              key={item.menuName}
              item={item}
              active={item === active}
              pathname={pathname}
              onFollow={() => setExpanded(false)}
            />
          ))}
        </ul>
      </div>
    </nav>
  )
}

const alongBar: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }
const alongSubmenu: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/**
 * Lets arrow keys move along a menu bar, and up and down in an open submenu (marked `data-submenu`), wrapping around at
 * the ends. Tab still reaches every entry. Returns a function that stops this.
 */
function moveByArrows(menu: HTMLElement): () => void {
  const move = (event: KeyboardEvent) => {
    const { target } = event
    if (!(target instanceof HTMLElement)) return
    const submenu = target.closest<HTMLElement>('[data-submenu]')
    const step = (submenu === null ? alongBar : alongSubmenu)[event.key]
    if (step === undefined) return
    const entries =
      submenu === null
        ? [...menu.querySelectorAll<HTMLElement>(':scope > li > :is(a, button)')]
        : [...submenu.querySelectorAll<HTMLElement>('a')]
    const place = entries.indexOf(target)
    if (place === -1) return
    event.preventDefault()
    entries[(place + step + entries.length) % entries.length]?.focus()
  }
  menu.addEventListener('keydown', move)
  return () => menu.removeEventListener('keydown', move)
}
