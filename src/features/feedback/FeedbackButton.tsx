import { lazy, Suspense } from 'react'
import { useAddressDialog } from '#ui/dialog/useAddressDialog.ts'
import { Icon } from '#ui/icons/Icon.tsx'
import { useLoginFirst } from '#calls/useLoginFirst.ts'
import { whenOnline } from '#ui/online/whenOnline.ts'

interface FeedbackButtonProps {
  /** Id of the signed-in user, undefined until it is known; null for a visitor. */
  userId: string | undefined | null
}

/** Id of the dialog, used as the hash of an address that opens it. */
export const feedbackName = 'feedback'

const loadDialog = () => whenOnline(() => import('./FeedbackDialog.tsx'))
const FeedbackDialog = lazy(async () => ({ default: (await loadDialog()).FeedbackDialog }))

/** Opens online consultation, for a visitor after the login (2.3-76, §6). The dialog's code loads on first use. */
export function FeedbackButton({ userId }: FeedbackButtonProps) {
  const loginFirst = useLoginFirst()
  const dialog = useAddressDialog(feedbackName)

  function onOpen() {
    if (!loginFirst(feedbackName)) dialog.open()
  }

  return (
    <>
      <button type="button" aria-haspopup="dialog" onPointerEnter={() => void loadDialog()} onClick={onOpen}>
        <Icon name="mail" size={24} />
        在线咨询
      </button>
      {dialog.isOpen && userId !== null && (
        <Suspense>
          <FeedbackDialog userId={userId} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  )
}
