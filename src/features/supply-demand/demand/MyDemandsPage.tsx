import { Link } from '../../../ui/Link.tsx'
import { gatewayQuery } from '../../../gateway/query.ts'
import { demandTypeWords } from '../../../gateway/generated/words/DemandType.ts'
import { demandStatusWords } from '../../../gateway/generated/words/DemandStatus.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { FilterLinks } from '../../../ui/list/FilterLinks.tsx'
import { QueryRecords } from '../../../ui/list/QueryRecords.tsx'
import { RecordItem } from '../../../ui/list/RecordItem.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import type { MyDemandSearch } from '../mySearch.ts'
import { budgetText } from '../../../ui/moneyText.ts'

/** The demands of the user's enterprises, in every state (§2.1 /qw/personal/demand). */
export function MyDemandsPage({ search: { current = 1, status } }: { search: MyDemandSearch }) {
  const query = gatewayQuery(
    'listMyDemands',
    { query: { current, size: 10, ...(status && { status }) } },
    { silent: true },
  )
  const publish = (
    <Link to="/qw/personal/demand/detail" className={buttonClass({ look: 'primary' })}>
      发布需求
    </Link>
  )
  return (
    <Panel title="我的需求" aside={<Link to="/qw/personal/demand/docking">需求对接</Link>}>
      <FilterLinks label="状态" parameter="status" options={demandStatusWords} chosen={status} />
      <p>{publish}</p>
      <QueryRecords
        query={query}
        unit="项需求"
        empty="还没有需求"
        renderItem={(demand) => (
          <RecordItem
            key={demand.id}
            title={
              <Link to="/qw/supply-demand/demand/detail" search={{ id: demand.id }}>
                {demand.title}
              </Link>
            }
            badges={
              <>
                <Badge tone={demand.status === 'REJECTED' ? 'urgent' : 'plain'}>
                  {demandStatusWords[demand.status]}
                </Badge>
                <Badge tone="off">{demandTypeWords[demand.demandType]}</Badge>
              </>
            }
            facts={[
              { name: '企业', value: demand.enName },
              { name: '截止', value: demand.deadline },
              { name: '对接', value: `${demand.dockingCount} 家，待响应 ${demand.pendingDockingCount} 家` },
              { name: '审核意见', value: demand.auditRemark },
            ]}
            figure={budgetText(demand)}
          />
        )}
      />
    </Panel>
  )
}
