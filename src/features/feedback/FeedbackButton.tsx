import { lazy, Suspense } from 'react'
import { useAddressDialog } from '../../ui/dialog/useAddressDialog.ts'
import { MailIcon } from '../../ui/icons/MailIcon.tsx'
import { useLoginFirst } from '../../gateway/useLoginFirst.ts'
import { whenOnline } from '../../ui/online/whenOnline.ts'

interface FeedbackButtonProps {
  /** Id of the signed-in user, undefined until it is known; null for a visitor. */
  userId: string | undefined | null
}

const name = 'feedback'
/** Of the dialog, when it opens with what a conversation with the robot hands over. */
export const handOverName = 'hand-over'

const loadDialog = () => whenOnline(() => import('./FeedbackDialog.tsx'))
const FeedbackDialog = lazy(async () => ({ default: (await loadDialog()).FeedbackDialog }))

/**
 * Opens online consultation, for a visitor after the login (2.3-76, §6), with what the robot's conversation hands over
 * where the address says so. The dialog's code comes with its first use.
 */
export function FeedbackButton({ userId }: FeedbackButtonProps) {
  const loginFirst = useLoginFirst()
  const dialog = useAddressDialog(name)
  const handedOver = useAddressDialog(handOverName)
  // What is handed over waits until it is known whose it is: what they made of the text before takes its place.
  const shown = dialog.isOpen ? dialog : handedOver.isOpen && userId ? handedOver : undefined

  function onOpen() {
    if (!loginFirst(name)) dialog.open()
  }

  return (
    <>
      <button type="button" aria-haspopup="dialog" onPointerEnter={() => void loadDialog()} onClick={onOpen}>
        <MailIcon size={24} />
        在线咨询
      </button>
      {shown && userId !== null && (
        <Suspense>
          <FeedbackDialog userId={userId} isHandedOver={shown === handedOver} onClose={shown.close} />
        </Suspense>
      )}
    </>
  )
}
