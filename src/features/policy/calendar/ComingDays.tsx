import type { Schema } from '#gateway/contract.ts'
import { Link } from '#ui/Link.tsx'
import styles from './ComingDays.module.css'
import { comingDays } from './comingDays.ts'

interface ComingDaysProps {
  events: readonly Schema<'PolicyCalendarEvent'>[]
  /** yyyy-MM-dd. */
  today: string
}

/** The next days of a month with the names of their events, where the cells have no room for names. */
export function ComingDays({ events, today }: ComingDaysProps) {
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
