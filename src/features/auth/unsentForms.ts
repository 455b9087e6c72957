import { draftForms } from '#ui/draft/draftForms.ts'

/**
 * Stored like drafts but not waiting to be sent: conversations and calculations, which the gateway has as well, and the
 * settings of a report.
 */
const settled = ['chat-', 'tool-', 'match-confirmations:', 'talent-match']

/** How many forms this user has filled in and not sent, in this tab or another. A logout deletes them. */
export function unsentForms(userId: string | undefined, storages: readonly Storage[]): number {
  if (userId === undefined) return 0
  const forms = storages.flatMap((storage) => draftForms(storage, userId, ''))
  // Two tabs' versions of a form count as one form.
  return new Set(forms.filter((form) => !settled.some((start) => form.startsWith(start)))).size
}
