import { minuteText } from '../timeText.ts'
import styles from './Timeline.module.css'

interface TimelineEntry {
  /** yyyy-MM-dd HH:mm:ss. */
  time: string
  /** Who did it or its new status, in a few words. */
  what: string
  remark?: string | undefined
}

/** The history of a record, in order. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className={styles['timeline']}>
      {entries.map(({ time, what, remark }) => (
        <li key={`${time} ${what}`} className={styles['entry']}>
          <p>
            <span className={styles['what']}>{what}</span>{' '}
            <time dateTime={time.replace(' ', 'T')}>{minuteText(time)}</time>
          </p>
          {remark === undefined ? null : <p className={styles['remark']}>{remark}</p>}
        </li>
      ))}
    </ol>
  )
}
