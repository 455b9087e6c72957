import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { ChevronDownIcon } from '../../ui/icons/ChevronDownIcon.tsx'
import styles from './MenuBar.module.css'
import { hasHref, type MenuItem } from './menuItem.ts'
import { MenuLink } from './MenuLink.tsx'

interface MenuEntryProps {
  item: MenuItem
  active: boolean
  pathname: string
}

/** One entry of the menu bar: a link, or a button that opens its submenu. */
export function MenuEntry({ item, active, pathname }: MenuEntryProps) {
  const linkClass = `${styles['link']} ${active ? styles['active'] : ''}`
  if (item.children !== undefined) return <Submenu item={item} className={linkClass} pathname={pathname} />
  if (!hasHref(item)) return null
  return (
    <li className={styles['entry']}>
      <MenuLink item={item} className={linkClass} current={active} />
    </li>
  )
}

/** Opens with the pointer over it, or by its button; Escape and leaving it close it. */
function Submenu({ item, className, pathname }: { item: MenuItem; className: string; pathname: string }) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const listId = useId()

  useEffect(() => setOpen(false), [pathname])

  const closeOnLeave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    button.current?.focus()
  }

  return (
    <li
      className={`${styles['entry']} ${open ? styles['open'] : ''}`}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
      onBlur={closeOnLeave}
      onKeyDown={closeOnEscape}
    >
      <button
        ref={button}
        type="button"
        className={className}
        aria-expanded={open}
        aria-controls={listId}
        // With a mouse the pointer has already opened it: the click must not close it again.
        onClick={(event) => setOpen(event.detail === 0 ? !open : true)}
      >
        {item.menuName}
        <ChevronDownIcon className={styles['chevron']} size={16} />
      </button>
      <ul id={listId} className={styles['submenu']}>
        {(item.children ?? []).filter(hasHref).map((child) => (
          <li key={child.menuName}>
            <MenuLink item={child} className={styles['sublink']} current={pathname === child.menuHref} />
          </li>
        ))}
      </ul>
    </li>
  )
}
