import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { GuidePage } from '../../../ui/guide/GuidePage.tsx'
import { GuidePart } from '../../../ui/guide/GuidePart.tsx'
import { CalendarDayCell } from './CalendarDayCell.tsx'
import { monthAfter, weeksOf, type Month } from './calendarMonth.ts'
import styles from './CalendarPage.module.css'
import { calendarMonthQuery } from './calendarQueries.ts'

interface CalendarPageProps {
  month: Month
  /** yyyy-MM-dd, marked in the month. */
  today: string
}

const weekdays = ['一', '二', '三', '四', '五', '六', '日']

/** A month of declarations and activities; each day leads to its list (§2.1 /calendar, /policy/calender). */
export function CalendarPage({ month, today }: CalendarPageProps) {
  const { data } = useSuspenseQuery(calendarMonthQuery(month))
  const days = new Map(data.days.map((day) => [day.date, day]))
  const previous = monthAfter(month, -1)
  const next = monthAfter(month, 1)
  return (
    <GuidePage title="申报日历" secondTitle="申报开始、申报截止与活动，哪天有什么一目了然">
      <GuidePart title={`${month.year} 年 ${month.month} 月`}>
        <nav className={styles['turn']} aria-label="换月">
          <Link to="." search={previous}>
            上一月
          </Link>
          <Link to="." search={{}}>
            本月
          </Link>
          <Link to="." search={next}>
            下一月
          </Link>
        </nav>
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
                {week.map((date, weekday) =>
                  date === undefined ? (
                    <td key={weekdays[weekday]} aria-hidden="true" />
                  ) : (
                    <td key={date} aria-current={date === today ? 'date' : undefined}>
                      <CalendarDayCell date={date} day={days.get(date)} />
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles['legend']}>
          <span className={styles['start']}>申报开始</span>
          <span className={styles['end']}>申报截止</span>
          <span className={styles['activity']}>活动</span>
        </p>
      </GuidePart>
    </GuidePage>
  )
}
