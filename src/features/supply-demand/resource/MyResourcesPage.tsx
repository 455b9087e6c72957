import { Link } from '../../../ui/Link.tsx'
import { gatewayQuery } from '../../../gateway/query.ts'
import { resourceTypeWords } from '../../../gateway/generated/words/ResourceType.ts'
import { resourceStatusWords } from '../../../gateway/generated/words/ResourceStatus.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { chosenOf } from '../../../ui/list/chosenOf.ts'
import { FilterLinks } from '../../../ui/list/FilterLinks.tsx'
import { QueryRecords } from '../../../ui/list/QueryRecords.tsx'
import { RecordItem } from '../../../ui/list/RecordItem.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import type { MySearch } from '../mySearch.ts'
import { scoreText } from './resourceTexts.ts'

/** The resources of the user's enterprises, in every state (§2.1 /qw/personal/resources). */
export function MyResourcesPage({ search }: { search: MySearch }) {
  const { current = 1 } = search
  const status = chosenOf(resourceStatusWords, search.status)
  const query = gatewayQuery(
    'listMyResources',
    { query: { current, size: 10, ...(status && { status }) } },
    { silent: true },
  )
  return (
    <Panel title="我的资源" aside={<Link to="/qw/personal/resources/docking">资源对接</Link>}>
      <FilterLinks label="状态" parameter="status" options={resourceStatusWords} chosen={status} />
      <p>
        <Link to="/qw/personal/resources/detail" className={buttonClass({ look: 'primary' })}>
          发布资源
        </Link>
      </p>
      <QueryRecords
        query={query}
        unit="项资源"
        empty="还没有资源"
        renderItem={(resource) => (
          <RecordItem
            key={resource.id}
            title={
              <Link to="/qw/personal/resources/detail" search={{ id: resource.id }}>
                {resource.title}
              </Link>
            }
            badges={
              <>
                <Badge tone={resource.status === 'REJECTED' ? 'urgent' : 'plain'}>
                  {resourceStatusWords[resource.status]}
                </Badge>
                <Badge tone="off">{resourceTypeWords[resource.resourceType]}</Badge>
              </>
            }
            facts={[
              { name: '企业', value: resource.enName },
              { name: '评分', value: scoreText(resource.avgScore) },
              { name: '对接', value: `${resource.dockingCount} 次，待响应 ${resource.pendingDockingCount} 次` },
              { name: '审核意见', value: resource.auditRemark },
            ]}
          />
        )}
      />
    </Panel>
  )
}
