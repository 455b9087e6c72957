import { eventStateWords } from '#gateway/generated/words/EventState.ts'
import { ServedContent } from '#ui/served/ServedContent.tsx'
import { clockText } from '#ui/timeText.ts'
import styles from './EventList.module.css'
import { homeQueries } from './homeQueries.ts'
import { Anchor } from '#ui/Anchor.tsx'

/** The next activities, with day, place and whether sign-up is open. */
export function EventList() {
  return (
    <ServedContent query={homeQueries.events()}>
      {({ records }) =>
        records.length === 0 ? (
          <p>暂无活动</p>
        ) : (
          <ul className={styles['events']}>
            {records.map((event) => (
              <li key={event.id}>
                <Anchor href={`/qw/activity/detail?id=${encodeURIComponent(event.id)}`} className={styles['event']}>
                  <time dateTime={event.startTime.replace(' ', 'T')} className={styles['day']}>
                    <strong>{Number(event.startTime.slice(8, 10))}</strong>
                    <span>{event.startTime.slice(0, 7).replace('-', '.')}</span>
                  </time>
                  <strong>{event.title}</strong>
                  <span className={styles['meta']}>
                    {clockText(event.startTime)} · {event.address}
                  </span>
                  <span className={styles['meta']}>
                    <em
                      className={event.state === 'SIGNING' || event.state === 'ONGOING' ? styles['on'] : styles['off']}
                    >
                      {eventStateWords[event.state]}
                    </em>
                    {event.organizer}
                  </span>
                </Anchor>
              </li>
            ))}
          </ul>
        )
      }
    </ServedContent>
  )
}
