import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { loginAddress } from '../../gateway/loginAddress.ts'
import { MailIcon } from '../../ui/icons/MailIcon.tsx'

interface FeedbackButtonProps {
  /** Id of the signed-in user, undefined until it is known; null for a visitor. */
  userId: string | undefined | null
}

/** The dialog is open while the address ends in this: the way back from a login and a reload open it again. */
const hash = 'feedback'

const loadDialog = () => import('./FeedbackDialog.tsx')
const FeedbackDialog = lazy(async () => ({ default: (await loadDialog()).FeedbackDialog }))

/** Opens online consultation, for a visitor after the login (2.3-76, §6). The dialog's code comes with its first use. */
export function FeedbackButton({ userId }: FeedbackButtonProps) {
  const navigate = useNavigate()
  const router = useRouter()
  const open = useLocation({ select: (location) => location.hash === hash }) && userId !== null

  function onOpen() {
    if (userId === null) {
      const { pathname, searchStr } = router.state.location
      void navigate({ href: loginAddress(`${pathname}${searchStr}#${hash}`) })
    } else show(hash)
  }

  function show(next: string) {
    void navigate({ to: '.', search: true, hash: next, replace: true, resetScroll: false, hashScrollIntoView: false })
  }

  return (
    <>
      <button type="button" aria-haspopup="dialog" onPointerEnter={() => void loadDialog()} onClick={onOpen}>
        <MailIcon size={24} />
        在线咨询
      </button>
      {open && (
        <Suspense>
          <FeedbackDialog userId={userId} onClose={() => show('')} />
        </Suspense>
      )}
    </>
  )
}
