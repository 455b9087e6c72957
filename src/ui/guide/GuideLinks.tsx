import { Link } from '../Link.tsx'
import styles from './GuidePage.module.css'

/** A way on to another page of the portal. */
export interface GuideLink {
  title: string
  text: string
  /** A path without query. */
  path: string
}

/** Ways on, each with a line about what waits there. */
export function GuideLinks({ links }: { links: readonly GuideLink[] }) {
  return (
    <ul className={styles['links']}>
      {links.map(({ title, text, path }) => (
        <li key={path}>
          <Link to={path}>
            <strong>{title}</strong>
            <span>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
