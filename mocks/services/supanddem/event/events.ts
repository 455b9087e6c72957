import type { Schema } from '#gateway/contract.ts'
import { fail, type Handlers } from '#mocks/handler/handler.ts'
import { containsKeyword } from '#mocks/store/keyword.ts'
import { pageOf } from '#mocks/store/page.ts'
import type { EventRow } from './eventRows.ts'
import { signStatus } from './eventSigns.ts'
import { eventState } from './eventState.ts'

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

  getEventDetail: ({ query, store, clock, user }) => {
    const row = store.events.get(query.id) ?? fail('4040', '活动不存在或已下架')
    const now = clock.dateTime()
    const { cancelled: _cancelled, onlineUrl: _onlineUrl, ...event } = row
    const signs = user === undefined ? [] : store.eventSigns.by('userId', user.id)
    const sign = signs.findLast(({ eventId }) => eventId === row.id)
    const mySign = sign === undefined ? {} : { mySign: { signId: sign.id, status: signStatus(sign, row, now) } }
    return { ...event, state: eventState(row, now), ...mySign }
  },
} satisfies Handlers

function itemOf(row: Readonly<EventRow>, now: string): EventItem {
  const { id, title, cover, activityType, form, organizer, startTime, endTime, signStart, signEnd } = row
  const { address, quota, signedCount, fee, tags } = row
  const times = { startTime, endTime, signStart, signEnd }
  const card = { id, title, cover, activityType, form, organizer, ...times, address, quota, signedCount, fee, tags }
  return { ...card, state: eventState(row, now) }
}

/** Activities that can still be joined come first, the soonest on top. Then the others, the latest on top. */
function compareEvents(a: EventItem, b: EventItem): number {
  const joinable = Number(isJoinable(b)) - Number(isJoinable(a))
  const earlier = a.startTime < b.startTime ? -1 : Number(a.startTime > b.startTime)
  return joinable || (isJoinable(a) ? earlier : -earlier)
}

function isJoinable({ state }: EventItem): boolean {
  return state === 'SIGNING' || state === 'ONGOING'
}
