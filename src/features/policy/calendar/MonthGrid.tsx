import { useSuspenseQuery } from '@tanstack/react-query'
import { GuidePart } from '#ui/guide/GuidePart.tsx'
import { useMemberView } from '#calls/useMemberView.ts'
import { CalendarDayCell } from './CalendarDayCell.tsx'
import { weeksOf, type Month } from './calendarMonth.ts'
import styles from './CalendarPage.module.css'
import { ComingDays } from './ComingDays.tsx'
import { eventsByDay } from './eventDay.ts'
import { calendarMonthQuery } from './calendarQueries.ts'
import { heatOf, totalOf } from './heat.ts'
import { MonthTurn } from './MonthTurn.tsx'

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
