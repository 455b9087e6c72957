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
