import { useLocation } from '@tanstack/react-router'
import { loginSearch } from '#gateway/loginAddress.ts'
import { Link } from '#ui/Link.tsx'
import styles from './VisitorEntries.module.css'

/** The top bar's links to log in and to register, for visitors (2.3-11, 2.3-12). */
export function VisitorEntries() {
  // Without the hash, which the server does not know.
  const search = useLocation({ select: ({ pathname, searchStr }) => loginSearch(pathname + searchStr) })
  return (
    <div className={styles['entries']}>
      <Link to="/auth/qw" search={search} className={styles['entry']}>
        登录
      </Link>
      <span className={styles['divider']} aria-hidden="true" />
      <Link to="/auth/qw/createUser" search={search} className={styles['entry']}>
        注册
      </Link>
    </div>
  )
}
