import { Link } from '#ui/Link.tsx'
import { monthAfter, type Month } from './calendarMonth.ts'
import styles from './CalendarPage.module.css'

/** The months before and after, in the same view. */
export function MonthTurn({ month }: { month: Month }) {
  return (
    <nav className={styles['turn']} aria-label="换月">
      <Link to="." search={(previous: object) => ({ ...previous, ...monthAfter(month, -1) })}>
        上一月
      </Link>
      <Link to="." search={(previous: object) => ({ ...previous, year: undefined, month: undefined })}>
        本月
      </Link>
      <Link to="." search={(previous: object) => ({ ...previous, ...monthAfter(month, 1) })}>
        下一月
      </Link>
    </nav>
  )
}
