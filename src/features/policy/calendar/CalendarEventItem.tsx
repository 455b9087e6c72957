import { Badge } from '#ui/Badge.tsx'
import type { Schema } from '#gateway/contract.ts'
import { PolicyLink } from '../card/PolicyLink.tsx'
import styles from './CalendarPage.module.css'

/** One event in a line: what happens, to which policy, how long is left. */
export function CalendarEventItem({ event }: { event: Schema<'PolicyCalendarEvent'> }) {
  const { type, typeDesc, policyId, title, department, remainDays, subscribed } = event
  return (
    <li className={styles['event']}>
      <Badge tone={type === 'DECLARE_END' ? 'urgent' : 'plain'}>{typeDesc}</Badge>
      <span>{policyId === undefined ? title : <PolicyLink policy={{ id: policyId, title }} />}</span>
      <span className={styles['eventFacts']}>
        {department}
        {type === 'DECLARE_END' && remainDays !== undefined ? (
          <strong>{remainDays === 0 ? '今天截止' : `剩 ${remainDays} 天`}</strong>
        ) : null}
        {subscribed === true ? <Badge tone="good">我的订阅</Badge> : null}
      </span>
    </li>
  )
}
