import { useSuspenseQuery } from '@tanstack/react-query'
import { GuidePart } from '#ui/guide/GuidePart.tsx'
import { useMemberView } from '#ui/useMemberView.ts'
import type { Schema, DataOf } from '#gateway/contract.ts'
import { Link } from '#ui/Link.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { weeksOf, type Month } from './calendarMonth.ts'
import { comingDays, eventsByDay } from './eventDay.ts'
import { calendarMonthQuery } from './calendarQueries.ts'
import { heatOf, totalOf } from './heat.ts'
import { MonthTurn } from './MonthTurn.tsx'
import styles from './CalendarPage.module.css'

const weekdays = ['一', '二', '三', '四', '五', '六', '日']

/** A month as a grid: the more events, the darker the day. Each day links to its list. */
export function MonthGrid({ month, today, signedIn }: { month: Month; today: string; signedIn: boolean }) {
  const { data, refetch } = useSuspenseQuery(calendarMonthQuery(month))
  useMemberView(signedIn, refetch)
  const days = new Map(data.days.map((day) => [day.date, day]))
  const titles = new Map(eventsByDay(data.events).map(([date, events]) => [date, events.map(({ title }) => title)]))
  const fullest = Math.max(...data.days.map(totalOf))
  return (
    <GuidePart title={`${month.year} 年 ${month.month} 月`}>
      <MonthTurn month={month} />
      <table className={styles['month']}>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col">
                <abbr title={`星期${weekday}`}>{weekday}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((date) => date !== undefined)}>
              {week.map((date, weekday) => {
                if (date === undefined) return <td key={weekdays[weekday]} aria-hidden="true" />
                const day = days.get(date)
                return (
                  <td
                    key={date}
                    aria-current={date === today ? 'date' : undefined}
                    data-heat={day === undefined ? 0 : heatOf(totalOf(day), fullest)}
                  >
                    <CalendarDayCell date={date} day={day} titles={titles.get(date)} />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles['legend']}>
        <span className={styles['start']}>申报开始</span>
        <span className={styles['end']}>申报截止</span>
        <span className={styles['activity']}>活动</span>
        <span>底色越深，当天事项越多</span>
      </p>
      <ComingDays events={data.events} today={today} />
    </GuidePart>
  )
}

interface CalendarDayCellProps {
  /** yyyy-MM-dd. */
  date: string
  day: DataOf<'getCalendarMonth'>['days'][number] | undefined
  /** The names of its events. */
  titles: readonly string[] | undefined
}

/** A cell has room for this many names. */
const namedAtMost = 2

/** A day's number, its number of events, and the first ones by name; only a day with events is a link. */
export function CalendarDayCell({ date, day, titles }: CalendarDayCellProps) {
  const number = Number(date.slice(8))
  const events = [
    { name: '申报开始', short: '始', count: day?.startCount ?? 0, look: styles['start'] },
    { name: '申报截止', short: '止', count: day?.endCount ?? 0, look: styles['end'] },
    { name: '活动', short: '活', count: day?.activityCount ?? 0, look: styles['activity'] },
  ].filter(({ count }) => count > 0)
  if (events.length === 0) return <span className={styles['day']}>{number}</span>
  return (
    <Link to="/calendar/list" search={{ date }} className={styles['day']}>
      <span>
        {number}
        <VisuallyHidden>日</VisuallyHidden>
      </span>
      {events.map(({ name, short, count, look }) => (
        <span key={name} className={look}>
          <span aria-hidden="true">
            {short} {count}
          </span>
          <VisuallyHidden>
            {name} {count} 项
          </VisuallyHidden>
        </span>
      ))}
      {titles?.slice(0, namedAtMost).map((title) => (
        <span key={title} className={styles['name']} aria-hidden="true">
          {title}
        </span>
      ))}
    </Link>
  )
}

interface ComingDaysProps {
  events: readonly Schema<'PolicyCalendarEvent'>[]
  /** yyyy-MM-dd. */
  today: string
}

/** The next days of a month with the names of their events, where the cells have no room for names. */
function ComingDays({ events, today }: ComingDaysProps) {
  const days = comingDays(events, today)
  if (days.length === 0) return null
  return (
    <ul className={styles['days']} aria-label="近期事项">
      {days.map(({ date, named, more }) => (
        <li key={date}>
          <Link to="/calendar/list" search={{ date }}>
            {Number(date.slice(5, 7))} 月 {Number(date.slice(8))} 日
          </Link>
          <ul>
            {named.map(({ type, typeDesc, title }) => (
              <li key={`${type} ${title}`}>
                <span>{typeDesc}</span> {title}
              </li>
            ))}
            {more === 0 ? null : <li>另有 {more} 项</li>}
          </ul>
        </li>
      ))}
    </ul>
  )
}
