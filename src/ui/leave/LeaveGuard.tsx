import { useBlocker } from '@tanstack/react-router'
import { Button } from '../Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import styles from './LeaveGuard.module.css'

interface LeaveGuardProps {
  /** There are unsent changes that leaving would put aside. */
  active: boolean
  children: string
}

/**
 * Asks before another page is opened. It does not ask on a reload or when the tab is closed, since forms keep drafts,
 * nor on the way to the login, where an expired session leads.
 */
export function LeaveGuard({ active, children }: LeaveGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      active && current.pathname !== next.pathname && !next.pathname.startsWith('/auth/'),
    enableBeforeUnload: false,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <Dialog title="要离开此页吗？" onClose={blocker.reset}>
      <p>{children}</p>
      <div className={styles['answers']}>
        <Button onClick={blocker.proceed}>离开</Button>
        <Button look="primary" onClick={blocker.reset}>
          继续填写
        </Button>
      </div>
    </Dialog>
  )
}
