import type { Schema } from '#gateway/contract.ts'
import { eventsByDay } from './eventDay.ts'

type CalendarEvent = Schema<'PolicyCalendarEvent'>

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
