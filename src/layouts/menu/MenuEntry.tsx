import { useId, useRef, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '#ui/icons/Icon.tsx'
import { useDisclosure } from '#ui/useDisclosure.ts'
import styles from './MenuBar.module.css'
import { hasHref, type MenuItem } from './menuItem.ts'
import { MenuLink } from './MenuLink.tsx'

interface MenuEntryProps {
  item: MenuItem
  /** Whether the current page belongs to this entry. */
  active: boolean
  pathname: string
  onFollow: () => void
}

/** One entry of the menu bar: a link, or a button that opens its submenu. */
export function MenuEntry({ item, active, pathname, onFollow }: MenuEntryProps) {
  const className = `${styles['link']} ${active ? styles['active'] : ''}`
  if (item.children !== undefined) {
    return <Submenu item={item} className={className} pathname={pathname} onFollow={onFollow} />
  }
  if (!hasHref(item)) return null
  return (
    <li className={styles['entry']}>
      <MenuLink item={item} className={className} current={active} onFollow={onFollow} />
    </li>
  )
}

interface SubmenuProps extends Omit<MenuEntryProps, 'active'> {
  className: string
}

function Submenu({ item, className, pathname, onFollow }: SubmenuProps) {
  const { open, setOpen, container, button } = useDisclosure<HTMLLIElement>()
  const listId = useId()
  const list = useRef<HTMLUListElement>(null)
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    // A link can be focused only once it is rendered.
    flushSync(() => setOpen(true))
    list.current?.querySelector('a')?.focus()
  }
  const follow = () => {
    setOpen(false)
    onFollow()
  }
  return (
    <li ref={container} className={`${styles['entry']} ${open ? styles['open'] : ''}`}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
        onKeyDown={enter}
      >
        {item.menuName}
        <Icon name="chevron-down" className={styles['chevron']} size={16} />
      </button>
      <ul ref={list} id={listId} className={styles['submenu']} data-submenu>
        {(item.children ?? []).filter(hasHref).map((child) => (
          <li key={child.menuName}>
            <MenuLink
              item={child}
              className={styles['sublink']}
              current={pathname === child.menuHref}
              onFollow={follow}
            />
          </li>
        ))}
      </ul>
    </li>
  )
}
