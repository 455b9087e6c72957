import { useUserId } from '#features/auth/useUserId.ts'
import { FeedbackButton } from '#features/feedback/FeedbackButton.tsx'

/** The floating widget that opens online consultation (2.3-76). */
export function Consultation() {
  return <FeedbackButton userId={useUserId()} />
}
