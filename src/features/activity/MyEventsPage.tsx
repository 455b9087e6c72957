import { Link } from '../../ui/Link.tsx'
import { gatewayQuery } from '../../gateway/query.ts'
import { eventSignStatusWords } from '../../gateway/generated/words/EventSignStatus.ts'
import { eventStateWords } from '../../gateway/generated/words/EventState.ts'
import { eventModeWords } from '../../gateway/generated/words/EventMode.ts'
import { Badge } from '../../ui/Badge.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { QueryRecords } from '../../ui/list/QueryRecords.tsx'
import { RecordItem } from '../../ui/list/RecordItem.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { MyEventsSearch } from './eventQueries.ts'
import { periodText } from './eventTexts.ts'

/** The activities the user has signed up for (§2.1 /user/activity). */
export function MyEventsPage({ search: { current = 1 } }: { search: MyEventsSearch }) {
  const query = gatewayQuery('listMyEventSigns', { query: { current, size: 10 } }, { silent: true })
  return (
    <Panel title="我的活动">
      <QueryRecords
        query={query}
        unit="次报名"
        empty="还没有报名活动"
        emptyAction={
          <Link to="/qw/activity" className={buttonClass({ look: 'primary' })}>
            去看活动
          </Link>
        }
        renderItem={(sign) => (
          <RecordItem
            key={sign.signId}
            title={
              <Link to="/qw/activity/detail" search={{ id: sign.eventId }}>
                {sign.title}
              </Link>
            }
            badges={
              <>
                <Badge tone={sign.status === 'PASS' || sign.status === 'CHECKED_IN' ? 'good' : 'plain'}>
                  {eventSignStatusWords[sign.status]}
                </Badge>
                <Badge tone="off">{eventStateWords[sign.state]}</Badge>
                <Badge tone="off">{eventModeWords[sign.form]}</Badge>
              </>
            }
            facts={[
              { name: '时间', value: periodText(sign.startTime, sign.endTime) },
              { name: '地点', value: sign.address },
              { name: '参加人数', value: `${sign.attendCount} 人` },
              { name: '签到码', value: sign.signCode },
              { name: '审核意见', value: sign.auditRemark },
            ]}
          />
        )}
      />
    </Panel>
  )
}
