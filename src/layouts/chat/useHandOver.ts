import { feedbackName } from '#features/feedback/FeedbackButton.tsx'
import { keepHandOver, type HandOver } from '#features/feedback/handOver.ts'
import { useLoginFirst } from '#calls/useLoginFirst.ts'
import { useAddressDialog } from '#ui/dialog/useAddressDialog.ts'

/**
 * Continues with a person: opens online consultation with the open question of the conversation, for a visitor after
 * the login.
 */
export function useHandOver(): (handOver: HandOver) => void {
  const loginFirst = useLoginFirst()
  const dialog = useAddressDialog(feedbackName)
  return (handOver) => {
    keepHandOver(handOver)
    if (!loginFirst(feedbackName)) dialog.open()
  }
}
