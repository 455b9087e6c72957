import type { Schema } from '#gateway/contract.ts'
import { events as eventsField } from '#gateway/generated/fields/PolicyCalendarMonth.ts'
import { daysBetween } from '#mocks/time/days.ts'
import type { Handlers } from '#mocks/handler/handler.ts'
import { policyCalendarEventTypeWords as words } from '#gateway/generated/words/PolicyCalendarEvent.ts'
import { certificateEnds } from '../match/certificates.ts'
import { subscriptionOf } from '../subscription/subscription.ts'
import { effectivePolicies, type Viewer } from '../library/view.ts'

/** A date that recurs every year for every enterprise. */
interface NationalDate {
  /** MM-dd. */
  monthDay: string
  title: string
  department: string
}

/**
 * Fixed yearly deadlines. Those of the cultivation platform and of tech SMEs are as of 2026, the others are
 * long-standing.
 */
const nationalDates: readonly NationalDate[] = [
  { monthDay: '05-31', title: '优质中小企业梯度培育平台信息更新截止', department: '工业和信息化部' },
  { monthDay: '05-31', title: '企业所得税汇算清缴截止', department: '国家税务总局' },
  { monthDay: '06-30', title: '企业年度报告公示截止', department: '国家市场监督管理总局' },
  { monthDay: '07-31', title: '研发费用加计扣除预缴享受（第二季度）', department: '国家税务总局' },
  { monthDay: '08-31', title: '科技型中小企业评价填报截止', department: '工业和信息化部' },
  { monthDay: '10-31', title: '研发费用加计扣除预缴享受（第三季度）', department: '国家税务总局' },
]

type CalendarEvent = Schema<'PolicyCalendarEvent'>

/** The maximum number of events in a month's reply (contract, PolicyCalendarMonth). */
const maxEvents = eventsField.maxItems

/** Of `yyyy-MM-dd`, with which a moment begins. */
const DAY_LENGTH = 10

interface Counts {
  startCount: number
  endCount: number
  activityCount: number
}

export const calendarHandlers = {
  getCalendarMonth: (context) => {
    const { year, month } = context.query
    const prefix = `${year}-${twoDigits(month)}`
    const events = listEvents(context, year)
    // Day 0 of the next month is the last day of this one.
    const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
    const days = Array.from({ length }, (_, index) => {
      const date = `${prefix}-${twoDigits(index + 1)}`
      return { date, ...countEvents(events.filter((event) => dayOf(event) === date)) }
    })
    const inMonth = events.filter((event) => dayOf(event).startsWith(prefix))
    const byDay = inMonth.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)))
    return { year, month, days, events: byDay.slice(0, maxEvents) }
  },

  getCalendarYear: (context) => {
    const { year } = context.query
    const events = listEvents(context, year)
    const months = Array.from({ length: 12 }, (_, index) => {
      const prefix = `${year}-${twoDigits(index + 1)}`
      return { month: index + 1, ...countEvents(events.filter((event) => dayOf(event).startsWith(prefix))) }
    })
    return { year, months }
  },

  getCalendarDay: (context) => {
    const { date } = context.query
    return listEvents(context, Number(date.slice(0, 4))).filter((event) => dayOf(event) === date)
  },
} satisfies Handlers

/** All events of that year: batches of policies in force, nationwide dates, activities, and the member's own. */
function listEvents(viewer: Viewer, year: number): CalendarEvent[] {
  const today = viewer.clock.today()
  const policies = effectivePolicies(viewer).flatMap((policy): CalendarEvent[] =>
    policy.batches.flatMap(({ start, end }): CalendarEvent[] => {
      const event = {
        policyId: policy.id,
        title: policy.title,
        department: policy.leadDept,
        start,
        ...(end === null ? {} : { end, ...remaining(end, today) }),
        ...subscribed(policy.tagIds, viewer),
      }
      const begins = { ...event, type: 'DECLARE_START' as const, typeDesc: words.DECLARE_START }
      const ends = { ...event, type: 'DECLARE_END' as const, typeDesc: words.DECLARE_END }
      return end === null ? [begins] : [begins, ends]
    }),
  )
  const national = nationalDates.map((date) => toEvent(date, year, today))
  const own = certificateEnds(viewer).map(({ title, enName, date }): CalendarEvent => ({
    type: 'CERT_EXPIRE',
    typeDesc: words.CERT_EXPIRE,
    title,
    department: enName,
    start: date,
    end: date,
    ...remaining(date, today),
  }))
  const activities = viewer.store.events
    .all()
    .filter(({ cancelled }) => !cancelled)
    .map(({ id, title, organizer, startTime, endTime }): CalendarEvent => ({
      type: 'ACTIVITY',
      typeDesc: words.ACTIVITY,
      eventId: id,
      title,
      department: organizer,
      start: startTime.slice(0, DAY_LENGTH),
      end: endTime.slice(0, DAY_LENGTH),
    }))
  return [...policies, ...national, ...activities, ...own]
}

function toEvent({ monthDay, title, department }: NationalDate, year: number, today: string): CalendarEvent {
  const date = `${year}-${monthDay}`
  const event = { type: 'INFO_UPDATE' as const, typeDesc: words.INFO_UPDATE, title, department, start: date, end: date }
  return { ...event, ...remaining(date, today) }
}

function remaining(end: string, today: string): Pick<CalendarEvent, 'remainDays'> {
  const remainDays = daysBetween(today, end)
  return remainDays < 0 ? {} : { remainDays }
}

/** Only for members. */
function subscribed(tagIds: readonly string[], viewer: Viewer): Pick<CalendarEvent, 'subscribed'> {
  if (viewer.user === undefined) return {}
  const subscription = subscriptionOf(viewer)
  return { subscribed: tagIds.some((id) => subscription.tagIds.includes(id)) }
}

/** The day on which the calendar shows the event. */
function dayOf({ type, start, end }: CalendarEvent): string {
  return type === 'DECLARE_END' ? (end ?? start) : start
}

function countEvents(events: readonly CalendarEvent[]): Counts {
  const count = (...types: CalendarEvent['type'][]) => events.filter(({ type }) => types.includes(type)).length
  return {
    startCount: count('DECLARE_START'),
    endCount: count('DECLARE_END', 'INFO_UPDATE', 'CERT_EXPIRE'),
    activityCount: count('ACTIVITY'),
  }
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
