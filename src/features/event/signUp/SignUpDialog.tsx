import { useState } from 'react'
import type { DataOf, Schema } from '#gateway/contract.ts'
import { eventSignStatusWords } from '#gateway/generated/words/EventSignStatus.ts'
import { buttonClass } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Link } from '#ui/Link.tsx'
import { SignUpForm } from './SignUpForm.tsx'
import type { SignUpMember } from './signUpMember.ts'
import { SignUpReceipt } from './SignUpReceipt.tsx'
import { standingOf } from './standing.ts'
import styles from './SignUp.module.css'

interface SignUpDialogProps {
  event: Schema<'EventDetail'>
  member: SignUpMember | undefined
  onClose: () => void
}

/** The sign-up form, then its outcome. */
export function SignUpDialog({ event, member, onClose }: SignUpDialogProps) {
  const [receipt, setReceipt] = useState<DataOf<'signUpForEvent'>>()
  const { text, isMine } = standingOf(event)
  if (receipt !== undefined) {
    return (
      <Dialog title={eventSignStatusWords[receipt.status]} onClose={onClose}>
        <SignUpReceipt receipt={receipt} event={event} onClose={onClose} />
      </Dialog>
    )
  }
  return (
    <Dialog title="活动报名" onClose={onClose}>
      {isMine ? (
        <>
          <p>{text}</p>
          <p className={styles['ways']}>
            <Link to="/user/activity" className={buttonClass({ look: 'primary' })}>
              查看我的活动
            </Link>
          </p>
        </>
      ) : (
        <SignUpForm event={event} member={member} onSent={setReceipt} />
      )}
    </Dialog>
  )
}
