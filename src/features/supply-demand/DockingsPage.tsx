import { Link } from '../../ui/Link.tsx'
import { gatewayQuery } from '../../gateway/query.ts'
import { dockingStatusWords } from '../../gateway/generated/words/DockingStatus.ts'
import { Badge } from '../../ui/Badge.tsx'
import { FilterLinks } from '../../ui/list/FilterLinks.tsx'
import { QueryRecords } from '../../ui/list/QueryRecords.tsx'
import { RecordItem } from '../../ui/list/RecordItem.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { dockingRoles, dockingTone } from './dockingTexts.ts'
import type { DockingSearch } from './mySearch.ts'
import { figureText } from '../../ui/figureText.ts'
import { minuteText } from '../../ui/timeText.ts'

const kinds = {
  demand: {
    title: '需求对接',
    operation: 'listDemandDockings',
    record: '/qw/supply-demand/demand/detail',
    hall: { to: '/qw/supply-demand/demand', text: '去需求大厅看看' },
  },
  resource: {
    title: '资源对接',
    operation: 'listResourceDockings',
    record: '/qw/supply-demand/resource/detail',
    hall: { to: '/qw/supply-demand/resource', text: '去资源大厅看看' },
  },
} as const

interface DockingsPageProps {
  kind: keyof typeof kinds
  search: DockingSearch
}

/** Dockings the user's enterprises have begun or received (§2.1 …/demand/docking, …/resources/docking). */
export function DockingsPage({ kind, search: { current = 1, role } }: DockingsPageProps) {
  const { title, operation, record, hall } = kinds[kind]
  const query = gatewayQuery(operation, { query: { current, size: 10, ...(role && { role }) } }, { silent: true })
  return (
    <Panel title={title}>
      <FilterLinks label="范围" parameter="role" options={dockingRoles} chosen={role} />
      <QueryRecords
        query={query}
        unit="条对接"
        empty="还没有对接"
        emptyAction={<Link to={hall.to}>{hall.text}</Link>}
        renderItem={(docking) => (
          <RecordItem
            key={docking.id}
            title={docking.title}
            badges={
              <>
                <Badge tone={dockingTone(docking.status)}>{dockingStatusWords[docking.status]}</Badge>
                <Badge tone="off">{dockingRoles[docking.role]}</Badge>
              </>
            }
            facts={[
              {
                name: '对接的是',
                value: (
                  <Link to={record} search={{ id: docking.targetId }}>
                    {docking.targetTitle}
                  </Link>
                ),
              },
              { name: '对方', value: docking.role === 'OWNER' ? docking.initiatorEnName : docking.ownerEnName },
              { name: '发起时间', value: minuteText(docking.createTime) },
              { name: '请在此前答复', value: docking.status === 'PENDING' ? docking.replyBefore : undefined },
            ]}
            figure={docking.planPrice === null ? undefined : `${figureText(docking.planPrice)} 万元`}
          />
        )}
      />
    </Panel>
  )
}
