import { lazy, type ReactNode, Suspense } from 'react'
import { ElderSwitch } from '#ui/elder/ElderSwitch.tsx'
import { Link } from '#ui/Link.tsx'
import { VisitorEntries } from '#features/auth/menu/VisitorEntries.tsx'
import { useSession } from '#features/auth/useSession.ts'
import { whenOnline } from '#ui/online/whenOnline.ts'
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

const MemberAccount = lazy(async () => ({
  default: (await whenOnline(() => import('../account/MemberAccount.tsx'))).MemberAccount,
}))

/**
 * The account corner of the top bar: a visitor's on the server and until the page has hydrated. Most readers of public
 * pages are visitors, and do not load the menu.
 */
function Account() {
  const session = useSession()
  if (session === undefined) return <VisitorEntries />
  return (
    <Suspense>
      <MemberAccount session={session} />
    </Suspense>
  )
}
