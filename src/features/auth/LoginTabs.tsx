import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { neighbourTab } from './neighbourTab.ts'
import styles from './LoginTabs.module.css'

interface LoginTab<Name extends string> {
  name: Name
  title: string
  panel: ReactNode
}

interface LoginTabsProps<Name extends string> {
  label: string
  tabs: readonly LoginTab<Name>[]
  selected: Name
  onSelect: (name: Name) => void
}

/** Tabs following the ARIA pattern: one tab stop; arrow keys, Home and End select. All panels stay in the page. */
export function LoginTabs<Name extends string>({ label, tabs, selected, onSelect }: LoginTabsProps<Name>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    const index = neighbourTab(
      event.key,
      tabs.findIndex((tab) => tab.name === selected),
      tabs.length,
    )
    const next = index === undefined ? undefined : tabs[index]
    if (next === undefined) return
    event.preventDefault()
    onSelect(next.name)
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${next.name}-tab`)}`)?.focus()
  }

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles['list']}>
        {tabs.map(({ name, title }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}-tab`}
            aria-controls={`${id}-${name}-panel`}
            aria-selected={name === selected}
            tabIndex={name === selected ? 0 : -1}
            className={styles['tab']}
            onClick={() => onSelect(name)}
            onKeyDown={onKeyDown}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ name, panel }) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-${name}-panel`}
          aria-labelledby={`${id}-${name}-tab`}
          hidden={name !== selected}
        >
          {panel}
        </div>
      ))}
    </div>
  )
}
