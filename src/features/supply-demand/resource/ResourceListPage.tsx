import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '#ui/Link.tsx'
import type { ReactNode } from 'react'
import { gatewayUrl } from '#gateway/address.ts'
import { resourceTypeWords } from '#gateway/generated/words/ResourceType.ts'
import { resourceStatusWords } from '#gateway/generated/words/ResourceStatus.ts'
import { resourceOwnerTypeWords } from '#gateway/generated/words/ResourceOwnerType.ts'
import * as fields from '#gateway/generated/fields/ResourceItem.ts'
import { Badge } from '#ui/content/Badge.tsx'
import { FilterPanel } from '#ui/filters/FilterPanel.tsx'
import { ListPage } from '#ui/list/ListPage.tsx'
import { RecordItem } from '#ui/list/RecordItem.tsx'
import { RecordList } from '#ui/list/RecordList.tsx'
import { resourcesQuery } from './resourceQueries.ts'
import type { ResourceSearch } from './resourceSearch.ts'
import { priceText, scoreText } from './resourceTexts.ts'
import { RegionStats } from '../stats/RegionStats.tsx'
import styles from '../ListFilters.module.css'

interface ResourceListPageProps {
  search: ResourceSearch
  /** The publish button. */
  publish: ReactNode
}

/** Resources by type and owner (§2.1 /qw/supply-demand/resource). */
export function ResourceListPage({ search, publish }: ResourceListPageProps) {
  const { data } = useSuspenseQuery(resourcesQuery(search))
  return (
    <ListPage
      title="资源大厅"
      secondTitle="科技成果、仪器设备、专利，找到您用得上的"
      search={{
        path: '/qw/supply-demand/resource',
        parameter: 'name',
        label: '按名称搜索资源',
        keyword: search.name,
      }}
    >
      <RegionStats of="resource" />
      <div className={styles['filters']}>
        <FilterPanel
          total={data.total}
          conditions={[
            { label: '类型', parameter: 'resourceType', options: resourceTypeWords, chosen: search.resourceType },
            { label: '持有方', parameter: 'ownerType', options: resourceOwnerTypeWords, chosen: search.ownerType },
          ]}
        />
        {publish}
      </div>
      <RecordList
        page={data}
        unit="项资源"
        empty="没有找到资源"
        renderItem={(resource) => (
          <RecordItem
            key={resource.id}
            title={
              <Link to="/qw/supply-demand/resource/detail" search={{ id: resource.id }}>
                {resource.title}
              </Link>
            }
            badges={
              <>
                <Badge>{resourceTypeWords[resource.resourceType]}</Badge>
                <Badge tone="off">{resource.categoryName}</Badge>
                {resource.status === 'PUBLISHED' ? null : (
                  <Badge tone="urgent">{resourceStatusWords[resource.status]}</Badge>
                )}
              </>
            }
            picture={resource.cover === null ? undefined : gatewayUrl(resource.cover)}
            summary={resource.summary}
            facts={[
              { name: '持有方', value: `${resource.ownerName}（${resourceOwnerTypeWords[resource.ownerType]}）` },
              { name: fields.avgScore.title, value: scoreText(resource.avgScore) },
              { name: fields.dockingCount.title, value: `${resource.dockingCount} 次` },
            ]}
            figure={priceText(resource)}
          />
        )}
      />
    </ListPage>
  )
}
