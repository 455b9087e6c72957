import { fail } from '../../handler.ts'

/** An enterprise may have so many that are not over, and so many drafts. */
const mostOpen = 20
const mostDrafts = 5
const openStates = new Set(['AUDITING', 'PUBLISHED', 'DOCKING', 'MAINTENANCE'])

/** Ends with 4008 when the enterprise has as many others already as it may have. */
export function checkQuota(
  others: readonly { status: string }[],
  { submit, what }: { submit: boolean; what: string },
): void {
  const open = others.filter(({ status }) => openStates.has(status))
  if (submit && open.length >= mostOpen) fail('4008', `一家企业未结束的${what}最多 ${mostOpen} 条`)
  const drafts = others.filter(({ status }) => status === 'DRAFT')
  if (!submit && drafts.length >= mostDrafts) fail('4008', `一家企业的${what}草稿最多 ${mostDrafts} 条`)
}
