import type { Schema } from '#gateway/contract.ts'
import type { EventRow } from './eventRows.ts'

/** Follows from the time, the quota and whether it was called off. */
export function eventState(event: Readonly<EventRow>, now: string): Schema<'EventState'> {
  if (event.cancelled) return 'CANCELLED'
  if (now > event.endTime) return 'FINISHED'
  if (now >= event.startTime) return 'ONGOING'
  if (now > event.signEnd) return 'SIGN_END'
  if (now < event.signStart) return 'NOT_OPEN'
  // A quota of 0 is no limit.
  return event.quota > 0 && event.signedCount >= event.quota ? 'FULL' : 'SIGNING'
}
