import { useEffect, useRef, useState } from 'react'
import type { DataOf, Schema } from '#gateway/contract.ts'
import { eventSignStatusWords } from '#gateway/generated/words/EventSignStatus.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Link } from '#ui/Link.tsx'
import { gatewayUrl } from '#gateway/address.ts'
import { address } from '#gateway/generated/fields/EventDetail.ts'
import { signCode } from '#gateway/generated/fields/EventSignReceipt.ts'
import { Dates } from '#ui/Dates.tsx'
import { factOf } from '#ui/content/factOf.ts'
import { Anchor } from '#ui/Anchor.tsx'
import { Facts } from '#ui/Facts.tsx'
import { goTo } from '#ui/focus/goTo.ts'
import { periodText } from '../eventTexts.ts'
import { SignUpForm } from './SignUpForm.tsx'
import type { SignUpMember } from './signUpMember.ts'
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

interface SignUpReceiptProps {
  receipt: DataOf<'signUpForEvent'>
  event: Schema<'EventDetail'>
  onClose: () => void
}

const texts: Partial<Record<Schema<'EventSignStatus'>, string>> = {
  PASS: '名额已为您保留，到场时请出示签到码。',
  PENDING: '报名已提交，主办方审核后告知结果，届时可查看签到码。',
  WAITLIST: '名额已满，您已进入候补。有人取消后按先后转为报名成功。',
}

/** The outcome of a sign-up with the details to keep. It replaces the form and takes the focus. */
function SignUpReceipt({ receipt, event, onClose }: SignUpReceiptProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => goTo(box.current), [])
  const hasPlace = receipt.status === 'PASS'
  return (
    <div ref={box}>
      <p>{texts[receipt.status]}</p>
      <Facts
        facts={[
          {
            name: signCode.title,
            value: hasPlace ? <strong className={styles['code']}>{receipt.signCode}</strong> : undefined,
          },
          { name: '时间', value: <Dates text={periodText(event.startTime, event.endTime)} /> },
          factOf(address, event.address),
        ]}
      />
      <p className={styles['ways']}>
        <Link to="/user/activity" className={buttonClass({ look: 'primary' })}>
          查看我的活动
        </Link>
        {hasPlace ? (
          <Anchor href={gatewayUrl(receipt.icsUrl)} className={buttonClass()} download>
            加入日历
          </Anchor>
        ) : null}
        <Button onClick={onClose}>完成</Button>
      </p>
    </div>
  )
}
