import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '#ui/Link.tsx'
import { GuidePart } from '#ui/guide/GuidePart.tsx'
import styles from './CalendarPage.module.css'
import { calendarYearQuery } from './calendarQueries.ts'
import { heatOf, totalOf } from './heat.ts'

interface YearTableProps {
  year: number
  /** yyyy-MM-dd */
  today: string
}

const kinds = [
  { name: '申报开始', count: 'startCount' },
  { name: '申报截止', count: 'endCount' },
  { name: '活动', count: 'activityCount' },
] as const

/** A year in numbers: the more events, the darker the month. Each month links to its calendar. */
export function YearTable({ year, today }: YearTableProps) {
  const { data } = useSuspenseQuery(calendarYearQuery(year))
  const fullest = Math.max(...data.months.map(totalOf))
  return (
    <GuidePart title={`${year} 年`}>
      <nav className={styles['turn']} aria-label="换年">
        <Link to="." search={(previous: object) => ({ ...previous, year: year - 1 })}>
          上一年
        </Link>
        <Link to="." search={(previous: object) => ({ ...previous, year: undefined })}>
          今年
        </Link>
        <Link to="." search={(previous: object) => ({ ...previous, year: year + 1 })}>
          下一年
        </Link>
      </nav>
      <table className={styles['year']}>
        <thead>
          <tr>
            <th scope="col">月份</th>
            {kinds.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">合计</th>
          </tr>
        </thead>
        <tbody>
          {data.months.map((entry) => (
            <tr key={entry.month} aria-current={today.startsWith(`${year}-${pad(entry.month)}`) ? 'date' : undefined}>
              <th scope="row">
                <Link to="." search={{ year, month: entry.month }}>
                  {entry.month} 月
                </Link>
              </th>
              {kinds.map(({ name, count }) => (
                <td key={name}>{entry[count]}</td>
              ))}
              <td data-heat={heatOf(totalOf(entry), fullest)}>{totalOf(entry)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </GuidePart>
  )
}

const pad = (month: number) => String(month).padStart(2, '0')
