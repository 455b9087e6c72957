import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '#ui/Link.tsx'
import { Badge } from '#ui/content/Badge.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { Empty } from '#ui/Empty.tsx'
import { ListPage } from '#ui/list/ListPage.tsx'
import { RecordItem } from '#ui/list/RecordItem.tsx'
import { minuteText } from '#ui/timeText.ts'
import { useMemberView } from '#ui/useMemberView.ts'
import { department } from '#gateway/generated/fields/PolicyCalendarEvent.ts'
import { factOf } from '#ui/content/factOf.ts'
import { CalendarEventTitle } from './CalendarEventTitle.tsx'
import { calendarDayQuery } from './calendarQueries.ts'
import styles from './CalendarDayPage.module.css'

/** The events of one day (§2.1 /calendar/list). */
export function CalendarDayPage({ date, signedIn }: { date: string; signedIn: boolean }) {
  const { data: entries, refetch } = useSuspenseQuery(calendarDayQuery(date))
  useMemberView(signedIn, refetch)
  const [year, month, day] = date.split('-').map(Number)
  const back = (
    <Link to="/calendar" search={{ year, month }} className={buttonClass()}>
      返回 {year} 年 {month} 月的日历
    </Link>
  )
  return (
    <ListPage title={`${year} 年 ${month} 月 ${day} 日`} secondTitle="这一天的申报与活动">
      {entries.length === 0 ? (
        <Empty action={back}>这一天没有申报或活动</Empty>
      ) : (
        <>
          <p>{back}</p>
          <ul className={styles['entries']}>
            {entries.map((entry) => (
              <RecordItem
                key={`${entry.type} ${entry.policyId ?? entry.eventId ?? ''} ${entry.title} ${entry.start}`}
                title={<CalendarEventTitle event={entry} />}
                badges={<Badge tone={entry.type === 'DECLARE_END' ? 'urgent' : 'plain'}>{entry.typeDesc}</Badge>}
                facts={[
                  factOf(department, entry.department),
                  // The contract's title is a deadline, which an activity does not have.
                  { name: '开始', value: minuteText(entry.start) },
                  { name: '结束', value: entry.end && minuteText(entry.end) },
                ]}
              />
            ))}
          </ul>
        </>
      )}
    </ListPage>
  )
}
