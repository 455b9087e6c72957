import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '#ui/Link.tsx'
import { gatewayUrl } from '#gateway/address.ts'
import { investmentTypeWords } from '#gateway/generated/words/InvestmentType.ts'
import { investmentTradeTypeWords } from '#gateway/generated/words/InvestmentTradeType.ts'
import { investmentStatusWords } from '#gateway/generated/words/InvestmentStatus.ts'
import * as fields from '#gateway/generated/fields/ShowResource.ts'
import { Badge } from '#ui/content/Badge.tsx'
import { factOf } from '#ui/content/factOf.ts'
import { FilterPanel } from '#ui/filters/FilterPanel.tsx'
import { ListPage } from '#ui/list/ListPage.tsx'
import { RecordItem } from '#ui/list/RecordItem.tsx'
import { RecordList } from '#ui/list/RecordList.tsx'
import { showResourcesQuery } from './investmentQueries.ts'
import type { InvestmentSearch } from './investmentSearch.ts'
import { priceText } from './investmentTexts.ts'

/** Houses, land, offices, storage and environments for investors (§2.1 /qw/investment). */
export function InvestmentListPage({ search }: { search: InvestmentSearch }) {
  const { data } = useSuspenseQuery(showResourcesQuery(search))
  return (
    <ListPage title="投资载体" secondTitle="厂房、土地、写字楼、仓储与投资环境">
      <FilterPanel
        total={data.total}
        conditions={[
          {
            label: '类型',
            parameter: 'type',
            options: investmentTypeWords,
            chosen: search.type ?? 'HOUSE',
            optional: false,
          },
        ]}
      />
      <RecordList
        page={data}
        unit="处载体"
        empty="没有找到载体"
        renderItem={(resource) => (
          <RecordItem
            key={resource.id}
            title={
              <Link to="/qw/investment/detail" search={{ type: resource.type, id: resource.id }}>
                {resource.title}
              </Link>
            }
            badges={
              <>
                {resource.status === undefined ? null : (
                  <Badge tone={resource.status === 'AVAILABLE' ? 'good' : 'off'}>
                    {investmentStatusWords[resource.status]}
                  </Badge>
                )}
                {resource.tradeType === undefined ? null : (
                  <Badge>{investmentTradeTypeWords[resource.tradeType]}</Badge>
                )}
                {resource.tags.map((tag) => (
                  <Badge key={tag} tone="off">
                    {tag}
                  </Badge>
                ))}
              </>
            }
            picture={resource.cover === null ? undefined : gatewayUrl(resource.cover)}
            summary={resource.summary}
            facts={[
              // Land is measured in 亩.
              resource.areaMu === undefined
                ? factOf(fields.area, resource.area)
                : factOf(fields.areaMu, resource.areaMu),
              factOf(fields.park, resource.park),
              factOf(fields.address, resource.address),
            ]}
            figure={resource.type === 'ENVIRONMENT' ? undefined : priceText(resource)}
          />
        )}
      />
    </ListPage>
  )
}
