import { useSession } from '../features/auth/useSession.ts'
import { FeedbackButton } from '../features/feedback/FeedbackButton.tsx'

/** The floating widget that opens online consultation (2.3-76). */
export function Consultation() {
  const session = useSession()
  return <FeedbackButton userId={session === undefined ? null : session.user?.id} />
}
