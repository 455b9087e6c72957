import { Link } from '../../ui/Link.tsx'
import type { Schema } from '../../gateway/contract.ts'
import { gatewayQuery } from '../../gateway/query.ts'
import { Badge } from '../../ui/Badge.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { QueryRecords } from '../../ui/list/QueryRecords.tsx'
import { RecordItem } from '../../ui/list/RecordItem.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { MyEventsSearch } from './eventQueries.ts'
import { eventModes, eventStates, periodText } from './eventTexts.ts'

const signStatuses: Record<Schema<'EventSignStatus'>, string> = {
  PENDING: '待审核',
  PASS: '报名成功',
  REJECT: '未通过',
  WAITLIST: '候补',
  CANCELLED: '已取消',
  CHECKED_IN: '已签到',
  ABSENT: '未到场',
  FINISHED: '已参加',
}

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
                  {signStatuses[sign.status]}
                </Badge>
                <Badge tone="off">{eventStates[sign.state]}</Badge>
                <Badge tone="off">{eventModes[sign.form]}</Badge>
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
