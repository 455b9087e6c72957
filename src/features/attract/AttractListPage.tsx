import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '#ui/Link.tsx'
import { gatewayUrl } from '#gateway/address.ts'
import { attractCategoryWords } from '#gateway/generated/words/AttractCategory.ts'
import * as fields from '#gateway/generated/fields/AttractItem.ts'
import { factOf } from '#ui/content/factOf.ts'
import { Badge } from '#ui/content/Badge.tsx'
import { FilterPanel } from '#ui/filters/FilterPanel.tsx'
import { ListPage } from '#ui/list/ListPage.tsx'
import { RecordItem } from '#ui/list/RecordItem.tsx'
import { RecordList } from '#ui/list/RecordList.tsx'
import { dayText } from '#ui/timeText.ts'
import { attractsQuery } from './attractQueries.ts'
import type { AttractSearch } from './attractSearch.ts'
import { investText } from './attractTexts.ts'

/** Investment attraction projects by category (§2.1 /qw/attract). */
export function AttractListPage({ search }: { search: AttractSearch }) {
  const { data } = useSuspenseQuery(attractsQuery(search))
  return (
    <ListPage
      title="云招商"
      secondTitle="招商项目、产业推介、园区与投资环境"
      search={{ path: '/qw/attract', parameter: 'keyWord', label: '搜索招商信息', keyword: search.keyWord }}
    >
      <FilterPanel
        total={data.total}
        conditions={[{ label: '类别', parameter: 'category', options: attractCategoryWords, chosen: search.category }]}
      />
      <RecordList
        page={data}
        unit="条招商信息"
        empty="没有找到招商信息"
        renderItem={(attract) => (
          <RecordItem
            key={attract.id}
            title={
              <Link to="/qw/attract/detail" search={{ id: attract.id }}>
                {attract.title}
              </Link>
            }
            badges={
              <>
                <Badge>{attractCategoryWords[attract.category]}</Badge>
                {attract.industryChain.map((chain) => (
                  <Badge key={chain} tone="off">
                    {chain}
                  </Badge>
                ))}
              </>
            }
            picture={attract.cover === null ? undefined : gatewayUrl(attract.cover)}
            summary={attract.summary}
            facts={[
              factOf(fields.park, attract.park),
              factOf(fields.cooperationMode, attract.cooperationMode),
              factOf(fields.landDemand, attract.landDemand),
              factOf(fields.publishTime, dayText(attract.publishTime)),
            ]}
            figure={investText(attract)}
          />
        )}
      />
    </ListPage>
  )
}
