import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import frame from '../frame.module.css'
import { useSite } from '../site.ts'
import styles from './TopBar.module.css'

const REGISTER: string = '/auth/qw/createUser'

interface TopBarProps {
  /** Stands in place of the visitor's login and register links. */
  account?: ReactNode
  /** A way back to another part of the portal, in place of the welcome. */
  back?: ReactNode
}

/** The strip above the header. */
export function TopBar({ account, back }: TopBarProps) {
  const { name } = useSite()
  return (
    <div className={styles['bar']}>
      <div className={`${frame['inner']} ${styles['inner']}`}>
        {back === undefined ? (
          <p className={styles['welcome']}>欢迎访问{name}</p>
        ) : (
          <p className={styles['entries']}>{back}</p>
        )}
        <div className={styles['entries']}>{account ?? <VisitorEntries />}</div>
      </div>
    </div>
  )
}

/** What a visitor who is not signed in finds in the top bar (2.3-11, 2.3-12). */
export function VisitorEntries() {
  return (
    <>
      <Link to="/auth/qw">登录</Link>
      <span className={styles['divider']} aria-hidden="true" />
      <Link to={REGISTER}>注册</Link>
    </>
  )
}
