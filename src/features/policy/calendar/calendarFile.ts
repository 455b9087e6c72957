import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator'
import type { Schema } from '#gateway/contract.ts'
import type { PolicyDetail } from '../detail/policyDetailQuery.ts'
import { dayOfEvent } from './eventDay.ts'

/** A day to remember. */
export interface CalendarEntry {
  /** The same for the same day of the same thing, so that a subscribed calendar moves it instead of duplicating it. */
  uid: string
  title: string
  /** yyyy-MM-dd in China. */
  date: string
  description: string
  /** Path of its page. */
  path: string
  /** Whether to remind a week and a day before. */
  remind: boolean
}

const DAY = 24 * 60 * 60

/**
 * A calendar file (RFC 5545) with whole-day entries.
 * @param origin the portal's public origin, e.g. https://portal.example.gov.cn
 */
export function calendarFile(name: string, entries: readonly CalendarEntry[], origin: string): string {
  const calendar = ical({
    name,
    prodId: { company: 'enterprise-services-portal', product: 'policy-calendar', language: 'ZH' },
  })
  // Required for subscriptions; without it some applications take the file for an invitation.
  calendar.method(ICalCalendarMethod.PUBLISH)
  calendar.ttl(12 * 60 * 60)
  for (const { uid, title, date, description, path, remind } of entries) {
    calendar.createEvent({
      id: `${uid}@${new URL(origin).hostname}`,
      start: new Date(`${date}T00:00:00Z`),
      allDay: true,
      // Constant for the same day, like the rest of the file: a new one each time would look like a change.
      stamp: new Date(`${date}T00:00:00Z`),
      summary: title,
      description,
      url: new URL(path, origin).href,
      alarms: remind ? [7 * DAY, DAY].map((trigger) => ({ type: ICalAlarmType.display, trigger })) : [],
    })
  }
  return calendar.toString()
}

/** Opening and closing of each batch of a policy; a batch without an end has no closing. */
export function entriesOfPolicy({ id, title, department, declarationDateList }: PolicyDetail): CalendarEntry[] {
  return declarationDateList.flatMap(({ batchName, start, end }) => {
    const about = { path: `/policy/info/${id}`, description: `${batchName}，${department}。申报不收取任何费用。` }
    const opening = { ...about, uid: `${id}-${start}-start`, title: `开始申报：${title}`, date: start, remind: true }
    if (end === null) return [opening]
    return [opening, { ...about, uid: `${id}-${end}-end`, title: `申报截止：${title}`, date: end, remind: true }]
  })
}

/** The events of a month of the calendar. */
export function entriesOfEvents(events: readonly Schema<'PolicyCalendarEvent'>[]): CalendarEntry[] {
  return events.map((event) => {
    const { type, typeDesc, policyId, eventId, title, department } = event
    const date = dayOfEvent(event)
    if (eventId !== undefined) return activityEntry({ id: eventId, title, date, description: department })
    return {
      uid: `${policyId ?? title}-${date}-${type === 'DECLARE_END' ? 'end' : type === 'DECLARE_START' ? 'start' : type}`,
      title: `${typeDesc}：${title}`,
      date,
      description: department,
      path: policyId === undefined ? `/calendar/list?date=${date}` : `/policy/info/${policyId}`,
      remind: type !== 'DECLARE_START',
    }
  })
}

/** An activity: one entry, whether the calendar names it or the member has signed up for it. */
export function activityEntry({
  id,
  ...entry
}: { id: string } & Pick<CalendarEntry, 'title' | 'date' | 'description'>): CalendarEntry {
  return {
    ...entry,
    uid: `event-${id}`,
    title: `活动：${entry.title}`,
    path: `/qw/activity/detail?id=${id}`,
    remind: true,
  }
}
