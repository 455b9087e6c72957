import type { Schema } from '#gateway/contract.ts'
import type { EventRow } from './eventRows.ts'

/** Derived from the time, the quota and whether it was cancelled. */
export function eventState(event: Readonly<EventRow>, now: string): Schema<'EventState'> {
  if (event.cancelled) return 'CANCELLED'
  if (now > event.endTime) return 'FINISHED'
  if (now >= event.startTime) return 'ONGOING'
  if (now > event.signEnd) return 'SIGN_END'
  if (now < event.signStart) return 'NOT_OPEN'
  // A quota of 0 means no limit.
  return event.quota > 0 && event.signedCount >= event.quota ? 'FULL' : 'SIGNING'
}
