import { useQuery } from '@tanstack/react-query'
import { noticeColumnWords } from '#gateway/generated/words/NoticeColumn.ts'
import { ServedContent } from '#ui/served/ServedContent.tsx'
import { clockText, dayText } from '#ui/timeText.ts'
import { Anchor } from '#ui/Anchor.tsx'
import { eventStateWords } from '#gateway/generated/words/EventState.ts'
import { demandTypeWords } from '#gateway/generated/words/DemandType.ts'
import { budgetText } from '#ui/content/moneyText.ts'
import { gatewayUrl } from '#gateway/address.ts'
import { Picture } from '#ui/Picture.tsx'
import { QueryContent } from '#ui/QueryContent.tsx'
import { homeQueries } from './homeQueries.ts'
import styles from './HomeLists.module.css'

/** News and notices, each with date and source. */
export function NoticeList() {
  return (
    <ServedContent query={homeQueries.notices()}>
      {({ records }) =>
        records.length === 0 ? (
          <p>暂无通知公告</p>
        ) : (
          <ul className={styles['notices']}>
            {records.map(({ id, title, columnCode, source, publishTime, top }) => (
              <li key={id}>
                <Anchor href={`/qw/news?id=${encodeURIComponent(id)}`}>
                  {top ? <span className={styles['top']}>置顶</span> : null}
                  {title}
                </Anchor>
                <p>
                  <span>
                    {noticeColumnWords[columnCode]} · {source}
                  </span>
                  <time dateTime={publishTime.replace(' ', 'T')}>{dayText(publishTime)}</time>
                </p>
              </li>
            ))}
          </ul>
        )
      }
    </ServedContent>
  )
}

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

/** The newest demands. */
export function DemandCards() {
  return (
    <ServedContent query={homeQueries.demandList()}>
      {({ records }) =>
        records.length === 0 ? (
          <p>暂无需求</p>
        ) : (
          <ul className={styles['cards']}>
            {records.map((demand) => (
              <li key={demand.id}>
                <Anchor
                  href={`/qw/supply-demand/demand/detail?id=${encodeURIComponent(demand.id)}`}
                  className={styles['card']}
                >
                  <span className={styles['kind']}>{demandTypeWords[demand.demandType]}</span>
                  <strong>{demand.title}</strong>
                  <span className={styles['figure']}>{budgetText(demand)}</span>
                  <span className={styles['meta']}>{demand.enName}</span>
                  <span className={styles['meta']}>
                    截止 {demand.deadline} · 已有 {demand.dockingCount} 家对接
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

/** Service facilitators with their rating. */
export function FacilitatorCards() {
  return (
    <QueryContent query={useQuery(homeQueries.facilitatorList())}>
      {({ records }) =>
        records.length === 0 ? (
          <p>暂无服务商</p>
        ) : (
          <ul className={styles['cards']}>
            {records.map((facilitator) => (
              <li key={facilitator.id}>
                <Anchor
                  href={`/qw/supply-demand/provider/detail?id=${encodeURIComponent(facilitator.id)}`}
                  className={styles['card']}
                >
                  {facilitator.logo === null ? (
                    <span className={styles['initial']} aria-hidden="true">
                      {facilitator.name.slice(0, 1)}
                    </span>
                  ) : (
                    <Picture className={styles['initial']} src={gatewayUrl(facilitator.logo)} alt="" loading="lazy" />
                  )}
                  <strong>{facilitator.name}</strong>
                  <span className={styles['meta']}>{facilitator.slogan}</span>
                  <span className={styles['labels']}>
                    {facilitator.tags.slice(0, 3).map((tag) => (
                      <span key={tag}>{tag}</span>
                    ))}
                  </span>
                  <span className={styles['meta']}>
                    {facilitator.avgScore === null
                      ? '暂无评分'
                      : `${facilitator.avgScore.toFixed(1)} 分 · ${facilitator.evaluationCount} 条评价`}
                    {facilitator.responseHours === null ? '' : ` · 平均 ${facilitator.responseHours} 小时响应`}
                  </span>
                </Anchor>
              </li>
            ))}
          </ul>
        )
      }
    </QueryContent>
  )
}
