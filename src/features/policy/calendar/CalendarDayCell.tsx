import { Link } from '#ui/Link.tsx'
import type { DataOf } from '#gateway/contract.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './CalendarPage.module.css'

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
