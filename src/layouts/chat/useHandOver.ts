import { feedbackName } from '#features/feedback/FeedbackButton.tsx'
import { keepHandOver, type HandOver } from '#features/feedback/handOver.ts'
import { useLoginFirst } from '#calls/useLoginFirst.ts'
import { useAddressDialog } from '#ui/dialog/useAddressDialog.ts'

/** Goes on with a person: online consultation with what the conversation has left to be asked, for a visitor after the login. */
export function useHandOver(): (handOver: HandOver) => void {
  const loginFirst = useLoginFirst()
  const dialog = useAddressDialog(feedbackName)
  return (handOver) => {
    keepHandOver(handOver)
    if (!loginFirst(feedbackName)) dialog.open()
  }
}
