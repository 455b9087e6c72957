import { Link } from '#ui/Link.tsx'
import type { ReactNode } from 'react'
import { gatewayUrl } from '#gateway/address.ts'
import { Picture } from '#ui/Picture.tsx'
import { Emblem } from '../Emblem.tsx'
import frame from '../frame.module.css'
import { useSite } from '../site.ts'
import styles from './Header.module.css'

interface HeaderProps {
  /** Part of the portal whose name is shown, e.g. 惠企政策. */
  part?: string
  search?: ReactNode
}

/** Logo and search, above the menu. */
export function Header({ part, search }: HeaderProps) {
  const { name, logo } = useSite()
  return (
    <div className={styles['header']}>
      <div className={`${frame['inner']} ${styles['inner']}`}>
        <Link to="/" className={styles['logo']}>
          {logo === undefined ? (
            <Emblem className={styles['emblem']} />
          ) : (
            <Picture className={styles['emblem']} src={gatewayUrl(logo)} alt="" />
          )}
          <span className={styles['name']}>
            {name}
            {part === undefined ? null : <span className={styles['part']}>{part}</span>}
          </span>
        </Link>
        {search === undefined ? null : <div className={styles['search']}>{search}</div>}
      </div>
    </div>
  )
}
