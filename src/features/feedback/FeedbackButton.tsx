import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { loginAddress } from '../../gateway/loginAddress.ts'
import { useAddressDialog } from '../../ui/dialog/useAddressDialog.ts'
import { MailIcon } from '../../ui/icons/MailIcon.tsx'

interface FeedbackButtonProps {
  /** Id of the signed-in user, undefined until it is known; null for a visitor. */
  userId: string | undefined | null
}

const name = 'feedback'

const loadDialog = () => import('./FeedbackDialog.tsx')
const FeedbackDialog = lazy(async () => ({ default: (await loadDialog()).FeedbackDialog }))

/** Opens online consultation, for a visitor after the login (2.3-76, §6). The dialog's code comes with its first use. */
export function FeedbackButton({ userId }: FeedbackButtonProps) {
  const router = useRouter()
  const dialog = useAddressDialog(name)

  function onOpen() {
    if (userId !== null) return dialog.open()
    const { pathname, searchStr } = router.state.location
    return void router.navigate({ href: loginAddress(`${pathname}${searchStr}#${name}`) })
  }

  return (
    <>
      <button type="button" aria-haspopup="dialog" onPointerEnter={() => void loadDialog()} onClick={onOpen}>
        <MailIcon size={24} />
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
