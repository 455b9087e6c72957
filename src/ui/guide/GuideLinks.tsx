import { Icon } from '../icons/Icon.tsx'
import { Link } from '../Link.tsx'
import styles from './GuidePage.module.css'

/** A link to another page of the portal. */
export interface GuideLink {
  title: string
  text: string
  /** A path without query. */
  path: string
  /** Paths of a line icon on a 24 × 24 grid. */
  icon?: readonly string[]
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
                <Icon size={26}>
                  {icon.map((line) => (
                    <path key={line} d={line} />
                  ))}
                </Icon>
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
