import { Link } from '#ui/Link.tsx'
import type { ReactNode } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { menuEntries, type MenuEntry } from './menuEntries.ts'
import styles from './UserMenu.module.css'

interface MenuLinksProps {
  enterprise: Schema<'Enterprise'> | undefined
  messageCentre: ReactNode
  onFollow: () => void
}

/** The links of the user menu that the current enterprise may use. */
export function MenuLinks({ enterprise, messageCentre, onFollow }: MenuLinksProps) {
  return (
    <ul className={styles['list']}>
      {menuEntries(enterprise).map((entry) => (
        <li key={entry.kind}>
          <Link {...targetOf(entry)} className={styles['item']} onClick={onFollow}>
            {entry.kind === 'messages' ? messageCentre : texts[entry.kind]}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const texts = { bind: '绑定企业', businessCard: '企业名片', resume: '完善企业信息' }

const paths = { bind: '/user/relation', businessCard: '/qw/personal/resume', messages: '/qw/message' }

/**
 * The router's target of an entry. Not typed by the route tree, as an entry may lead to a page that does not exist yet.
 */
function targetOf(entry: MenuEntry): { to: string } {
  if (entry.kind !== 'resume') return { to: paths[entry.kind] }
  const target = { to: `/qw/personal/resume/${entry.enId}`, search: { isFacilitator: entry.isFacilitator } }
  return target
}
