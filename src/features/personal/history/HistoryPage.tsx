import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import * as z from 'zod/mini'
import type { Schema } from '../../../gateway/contract.ts'
import { gatewayQuery } from '../../../gateway/query.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { FilterLinks } from '../../../ui/list/FilterLinks.tsx'
import { choiceParameter, pageParameter } from '../../../ui/list/listSearch.ts'
import { QueryRecords } from '../../../ui/list/QueryRecords.tsx'
import { RecordItem } from '../../../ui/list/RecordItem.tsx'
import { Panel } from '../../../ui/Panel.tsx'

const targets: Record<Schema<'HistoryTarget'>, string> = {
  POLICY: '政策',
  DEMAND: '需求',
  RESOURCE: '资源',
  PROVIDER: '服务商',
  ATTRACT: '招商',
  HOUSE: '厂房与仓储',
  LAND: '土地',
  OFFICE: '写字楼',
  ENVIRONMENT: '投资环境',
  ACTIVITY: '活动',
  NEWS: '资讯',
}

/** Search parameters of /qw/personal/history. */
export const historySearchSchema = z.object({ current: pageParameter, targetType: choiceParameter(targets) })

/** What the user has looked at, latest first (§2.1 /qw/personal/history). */
export function HistoryPage({ search: { current = 1, targetType } }: { search: z.infer<typeof historySearchSchema> }) {
  const query = useQuery({
    ...gatewayQuery(
      'listHistory',
      { query: { current, size: 20, ...(targetType && { targetType }) } },
      { silent: true },
    ),
    // Every page visited since has added to it.
    staleTime: 0,
  })
  return (
    <Panel title="浏览历史">
      <FilterLinks label="类型" parameter="targetType" options={targets} chosen={targetType} />
      <QueryRecords
        query={query}
        unit="条记录"
        empty="还没有浏览记录"
        emptyAction={<Link to="/policy/info">去找政策</Link>}
        renderItem={({ id, title, targetType: type, link, invalid, viewTime }) => (
          <RecordItem
            key={id}
            title={invalid ? title : <a href={link}>{title}</a>}
            badges={
              <>
                <Badge>{targets[type]}</Badge>
                {invalid ? <Badge tone="off">已失效</Badge> : null}
              </>
            }
            facts={[{ name: '浏览时间', value: viewTime.slice(0, 16) }]}
          />
        )}
      />
    </Panel>
  )
}
