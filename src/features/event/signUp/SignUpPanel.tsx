import { lazy, Suspense } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { useAddressDialog } from '#ui/dialog/useAddressDialog.ts'
import { Link } from '#ui/Link.tsx'
import { whenOnline } from '#ui/online/whenOnline.ts'
import { useBrowserValue } from '#ui/useBrowserValue.ts'
import type { SignUpMember } from './signUpMember.ts'
import { signUpDialog } from './signUpDialog.ts'
import { standingOf } from './standing.ts'
import styles from './SignUp.module.css'

interface SignUpPanelProps {
  event: Schema<'EventDetail'>
  /** Undefined for a visitor. */
  member: SignUpMember | undefined
}

const loadDialog = () => whenOnline(() => import('./SignUpDialog.tsx'))
const SignUpDialog = lazy(async () => ({ default: (await loadDialog()).SignUpDialog }))

const inBrowser = () => true

/**
 * The reader's relation to the activity, and the next step: to sign up, to their own sign-up, or to other activities.
 */
export function SignUpPanel({ event, member }: SignUpPanelProps) {
  const dialog = useAddressDialog(signUpDialog)
  // From then on it is known who is signed in, and so whose draft to look for.
  const hydrated = useBrowserValue(inBrowser) === true
  const { text, isMine, action } = standingOf(event)
  return (
    <div className={styles['standing']}>
      {action === undefined ? null : (
        <Button look="primary" aria-haspopup="dialog" onPointerEnter={() => void loadDialog()} onClick={dialog.open}>
          {action}
        </Button>
      )}
      <p>{text}</p>
      {isMine ? (
        <Link to="/user/activity" className={buttonClass()}>
          查看我的活动
        </Link>
      ) : null}
      {!isMine && action === undefined ? (
        <Link to="/qw/activity" search={{ state: 'SIGNING' }} className={buttonClass()}>
          看看正在报名的活动
        </Link>
      ) : null}
      {dialog.isOpen && hydrated ? (
        <Suspense>
          <SignUpDialog event={event} member={member} onClose={dialog.close} />
        </Suspense>
      ) : null}
    </div>
  )
}
