import { draftForms } from '#ui/draft/draftForms.ts'

/**
 * What is kept like a draft though nothing of it waits to be sent: conversations and calculations, which the gateway has
 * too, and what a report is looked at with.
 */
const settled = ['chat-', 'tool-', 'match-confirmations:', 'talent-match']

/** How many forms hold what this user has filled in and not sent, in this tab or another: a logout takes it away. */
export function unsentForms(userId: string | undefined, storages: readonly Storage[]): number {
  if (userId === undefined) return 0
  const forms = storages.flatMap((storage) => draftForms(storage, userId, ''))
  // Another tab's own version of a form is of the same form.
  return new Set(forms.filter((form) => !settled.some((start) => form.startsWith(start)))).size
}
