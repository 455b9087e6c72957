import type { Schema } from '#gateway/contract.ts'

type CalendarEvent = Schema<'PolicyCalendarEvent'>

/** The day of an event in the calendar, yyyy-MM-dd: a deadline is on its last day. */
export function dayOfEvent({ type, start, end }: CalendarEvent): string {
  return type === 'DECLARE_END' ? (end ?? start) : start
}

/** Events by their day, in the order of the days. */
export function eventsByDay(events: readonly CalendarEvent[]): [date: string, events: CalendarEvent[]][] {
  const days = Object.groupBy(events, dayOfEvent)
  return Object.keys(days)
    .toSorted()
    .map((date) => [date, days[date] ?? []])
}

interface ComingDay {
  /** yyyy-MM-dd. */
  date: string
  /** The first of its events. */
  named: CalendarEvent[]
  /** The number of further events. */
  more: number
}

const daysAtMost = 4
const namedAtMost = 2

/** The next days of a month that have events, or the first ones if the month is over. */
export function comingDays(events: readonly CalendarEvent[], today: string): ComingDay[] {
  const days = eventsByDay(events)
  const coming = days.filter(([date]) => date >= today)
  return (coming.length === 0 ? days : coming).slice(0, daysAtMost).map(([date, all]) => ({
    date,
    named: all.slice(0, namedAtMost),
    more: Math.max(0, all.length - namedAtMost),
  }))
}
