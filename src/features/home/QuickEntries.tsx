import { Anchor } from '#ui/Anchor.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { quickEntries } from './quickEntry.ts'
import styles from './QuickEntries.module.css'

/** The most wanted services, one step away (1-03 to 1-05). */
export function QuickEntries() {
  return (
    <nav aria-label="快捷服务">
      <ul className={styles['entries']}>
        {quickEntries.map(({ title, text, href, icon }) => (
          <li key={href}>
            <Anchor href={href} className={styles['entry']}>
              <span className={styles['icon']}>
                <Icon name={icon} size={26} />
              </span>
              <strong>{title}</strong>
              <span className={styles['text']}>{text}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
