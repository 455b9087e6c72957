import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/iconNames.ts'
import { Link } from '../Link.tsx'
import styles from './GuidePage.module.css'

/** A link to another page of the portal. */
export interface GuideLink {
  title: string
  text: string
  /** A path without query. */
  path: string
  icon?: IconName
}

/** Links, each with a line about its target. */
export function GuideLinks({ links }: { links: readonly GuideLink[] }) {
  return (
    <ul className={styles['links']}>
      {links.map(({ title, text, path, icon }) => (
        <li key={path}>
          <Link to={path} className={icon === undefined ? undefined : styles['withIcon']}>
            {icon === undefined ? null : (
              <span className={styles['icon']}>
                <Icon name={icon} size={26} />
              </span>
            )}
            <strong>{title}</strong>
            <span>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
