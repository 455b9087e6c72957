import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '#ui/Link.tsx'
import { Empty } from '#ui/Empty.tsx'
import { GuidePart } from '#ui/guide/GuidePart.tsx'
import { useMemberView } from '#ui/useMemberView.ts'
import { CalendarEventTitle } from './CalendarEventTitle.tsx'
import type { Month } from './calendarMonth.ts'
import styles from './CalendarPage.module.css'
import { calendarMonthQuery } from './calendarQueries.ts'
import { eventsByDay } from './eventDay.ts'
import { MonthTurn } from './MonthTurn.tsx'
import { Badge } from '#ui/content/Badge.tsx'
import type { Schema } from '#gateway/contract.ts'

/** A month as a list of its days, equivalent to the grid for screen readers. */
export function MonthList({ month, signedIn }: { month: Month; signedIn: boolean }) {
  const { data, refetch } = useSuspenseQuery(calendarMonthQuery(month))
  useMemberView(signedIn, refetch)
  const days = eventsByDay(data.events)
  return (
    <GuidePart title={`${month.year} 年 ${month.month} 月`}>
      <MonthTurn month={month} />
      {days.length === 0 ? (
        <Empty>这个月没有申报或活动</Empty>
      ) : (
        days.map(([date, events]) => (
          <section key={date} className={styles['listed']} aria-labelledby={`day-${date}`}>
            <h3 id={`day-${date}`}>
              <Link to="/calendar/list" search={{ date }}>
                {Number(date.slice(5, 7))} 月 {Number(date.slice(8))} 日
              </Link>
            </h3>
            <ul>
              {events.map((event) => (
                <CalendarEventItem
                  key={`${event.type} ${event.policyId ?? event.eventId ?? event.title} ${event.start}`}
                  event={event}
                />
              ))}
            </ul>
          </section>
        ))
      )}
    </GuidePart>
  )
}

/** One event in a line: its kind, the policy, and the time left. */
function CalendarEventItem({ event }: { event: Schema<'PolicyCalendarEvent'> }) {
  const { type, typeDesc, department, remainDays, subscribed } = event
  return (
    <li className={styles['event']}>
      <Badge tone={type === 'DECLARE_END' ? 'urgent' : 'plain'}>{typeDesc}</Badge>
      <span>
        <CalendarEventTitle event={event} />
      </span>
      <span className={styles['eventFacts']}>
        {department}
        {type === 'DECLARE_END' && remainDays !== undefined ? (
          <strong>{remainDays === 0 ? '今天截止' : `剩 ${remainDays} 天`}</strong>
        ) : null}
        {subscribed === true ? <Badge tone="good">我的订阅</Badge> : null}
      </span>
    </li>
  )
}
