import type { Clock } from '../../clock.ts'
import { fail, failFields, type FieldError } from '../../handler.ts'

export function refuse(errors: readonly FieldError[]): void {
  if (errors.length > 0) failFields(errors)
}

/** Nothing when the range is in order or not whole. */
export function rangeError(
  [low, high]: readonly [number | undefined, number | undefined],
  field: string,
  errorMessage: string,
): FieldError[] {
  return low !== undefined && high !== undefined && low > high ? [{ errorMessage, field: `body.${field}` }] : []
}

const mostDays = 365

/** A date that is to come, and within a year where the offer says so. */
export function futureError(
  clock: Clock,
  date: string | undefined,
  { field, title, isWithinYear }: { field: string; title: string; isWithinYear: boolean },
): FieldError[] {
  if (date === undefined) return []
  const place = `body.${field}`
  if (date <= clock.today()) return [{ errorMessage: `${title}必须晚于今天`, field: place }]
  return isWithinYear && date > clock.day(mostDays) ? [{ errorMessage: `${title}须在一年之内`, field: place }] : []
}

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
