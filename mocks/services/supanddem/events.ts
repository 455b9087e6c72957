import type { Schema } from '../../../src/gateway/contract.ts'
import type { Handlers } from '../../handler.ts'
import { containsKeyword } from '../../store/keyword.ts'
import { pageOf } from '../../store/page.ts'
import type { EventRow } from '../../store/tables/events.ts'

type EventItem = Schema<'EventItem'>

export const eventHandlers = {
  pageEvents: ({ query, store, clock }) => {
    const now = clock.dateTime()
    const items = store.events
      .all()
      .map((row) => itemOf(row, now))
      .filter(({ title }) => containsKeyword([title], query.name))
      .filter(({ activityType }) => query.activityType === undefined || activityType === query.activityType)
      .filter(({ state }) => query.state === undefined || state === query.state)
      .toSorted(compareEvents)
    return pageOf(items, query, (item) => item)
  },
} satisfies Handlers

function itemOf(row: Readonly<EventRow>, now: string): EventItem {
  const { cancelled: _cancelled, ...event } = row
  return { ...event, state: stateOf(row, now) }
}

function stateOf(event: Readonly<EventRow>, now: string): Schema<'EventState'> {
  if (event.cancelled) return 'CANCELLED'
  if (now > event.endTime) return 'FINISHED'
  if (now >= event.startTime) return 'ONGOING'
  if (now > event.signEnd) return 'SIGN_END'
  if (now < event.signStart) return 'NOT_OPEN'
  // A quota of 0 is no limit.
  return event.quota > 0 && event.signedCount >= event.quota ? 'FULL' : 'SIGNING'
}

/** What one can still join comes first, the soonest on top; then the others, the latest on top. */
function compareEvents(a: EventItem, b: EventItem): number {
  const joinable = Number(isJoinable(b)) - Number(isJoinable(a))
  const earlier = a.startTime.localeCompare(b.startTime)
  return joinable || (isJoinable(a) ? earlier : -earlier)
}

function isJoinable({ state }: EventItem): boolean {
  return state === 'SIGNING' || state === 'ONGOING'
}
