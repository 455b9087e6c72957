import { lazy, Suspense } from 'react'
import { useLoginFirst } from '#calls/useLoginFirst.ts'
import { Button } from '#ui/Button.tsx'
import { useAddressDialog } from '#ui/dialog/useAddressDialog.ts'
import type { IntentTarget } from './intentSchema.ts'
import { whenOnline } from '#ui/online/whenOnline.ts'

interface IntentButtonProps {
  target: IntentTarget
  /** Id of the signed-in user, undefined until it is known; null for a visitor. */
  userId: string | undefined | null
}

const name = 'intent'

const IntentDialog = lazy(async () => ({
  default: (await whenOnline(() => import('./IntentDialog.tsx'))).IntentDialog,
}))

/** The title of a target's button and dialog. */
function titleOf(target: IntentTarget): string {
  if (target.kind === 'attract' || target.type === 'ENVIRONMENT') return '提交意向'
  return target.type === 'LAND' ? '预约踏勘' : '预约看房'
}

/** Tells the department that somebody is interested, and when they would come; for a visitor after the login (§6). */
export function IntentButton({ target, userId }: IntentButtonProps) {
  const loginFirst = useLoginFirst()
  const dialog = useAddressDialog(name)
  const title = titleOf(target)
  return (
    <>
      <Button
        look="primary"
        aria-haspopup="dialog"
        onClick={() => {
          if (!loginFirst(name)) dialog.open()
        }}
      >
        {title}
      </Button>
      {dialog.isOpen && userId !== null ? (
        <Suspense>
          <IntentDialog title={title} target={target} userId={userId} onClose={dialog.close} />
        </Suspense>
      ) : null}
    </>
  )
}
