import { useSyncExternalStore } from 'react'
import { Anchor } from '#ui/Anchor.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { GuidePart } from '#ui/guide/GuidePart.tsx'
import type { Month } from './calendarMonth.ts'
import styles from './CalendarPage.module.css'
import { OwnCalendar } from './OwnCalendar.tsx'

const never = () => () => {}

/** The month as a file, and the address for subscribing to the coming months. */
export function CalendarFiles({ month: { year, month } }: { month: Month }) {
  // Only the browser knows the portal's public host name.
  const origin = useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  )
  return (
    <GuidePart title="放进自己的日历">
      <p className={styles['files']}>
        <Anchor className={buttonClass()} href={`/calendar.ics?year=${year}&month=${month}`} download>
          下载 {month} 月的日历文件（.ics）
        </Anchor>
      </p>
      <OwnCalendar />
      <label className={styles['feed']}>
        订阅地址：添加到手机或电脑的日历应用，近三个月的申报日程会自动更新，截止前 7 天和 1 天提醒
        <input readOnly value={`${origin}/calendar.ics`} onFocus={(event) => event.target.select()} />
      </label>
    </GuidePart>
  )
}
