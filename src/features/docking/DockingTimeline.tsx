import type { Schema } from '#gateway/contract.ts'
import { dockingTimelineEntryActionWords } from '#gateway/generated/words/DockingTimelineEntry.ts'
import { minuteText } from '#ui/timeText.ts'
import { actorText } from './dockingTexts.ts'
import styles from './Timeline.module.css'

interface DockingTimelineProps {
  timeline: Schema<'DockingDetail'>['timeline']
  role: Schema<'DockingRole'>
}

/** What has happened to a docking, in order. */
export function DockingTimeline({ timeline, role }: DockingTimelineProps) {
  return (
    <ol className={styles['timeline']}>
      {timeline.map(({ time, actor, action, remark }) => (
        <li key={`${time} ${action}`} className={styles['entry']}>
          <p>
            <span className={styles['what']}>
              {actorText(actor, role)}
              {dockingTimelineEntryActionWords[action]}
            </span>{' '}
            <time dateTime={time}>{minuteText(time)}</time>
          </p>
          {remark === undefined ? null : <p className={styles['remark']}>{remark}</p>}
        </li>
      ))}
    </ol>
  )
}
