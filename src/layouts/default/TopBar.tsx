import type { ReactNode } from 'react'
import { ElderSwitch } from '#ui/elder/ElderSwitch.tsx'
import { Link } from '#ui/Link.tsx'
import { Account } from '../Account.tsx'
import frame from '../frame.module.css'
import { useSite } from '../site.ts'
import styles from './TopBar.module.css'

interface TopBarProps {
  /** A link back to another part of the portal, in place of the welcome. */
  back?: ReactNode
}

/** The strip above the header. */
export function TopBar({ back }: TopBarProps) {
  const { name } = useSite()
  return (
    <div className={styles['bar']}>
      <div className={`${frame['inner']} ${styles['inner']}`}>
        {back === undefined ? (
          <p className={styles['welcome']}>欢迎访问{name}</p>
        ) : (
          <p className={styles['entries']}>{back}</p>
        )}
        <div className={styles['entries']}>
          <Link to="/qw/help/{-$id}" className={styles['help']}>
            帮助
          </Link>
          <ElderSwitch />
          <Account />
        </div>
      </div>
    </div>
  )
}
