import { useSuspenseQuery } from '@tanstack/react-query'
import { listFacilitatorsSortWords } from '#gateway/generated/words/listFacilitators.ts'
import { FilterPanel } from '#ui/filters/FilterPanel.tsx'
import { ListPage } from '#ui/list/ListPage.tsx'
import { RecordList } from '#ui/list/RecordList.tsx'
import { FacilitatorItem } from './FacilitatorItem.tsx'
import { facilitatorsQuery } from './facilitatorQueries.ts'
import type { FacilitatorSearch } from './facilitatorSearch.ts'
import { facilitatorTypeWords } from '#gateway/generated/words/FacilitatorType.ts'

const { DEFAULT, ...sorts } = listFacilitatorsSortWords

/** Enterprise flagship stores, by type (§2.1 /qw/supply-demand/provider). */
export function FacilitatorListPage({ search }: { search: FacilitatorSearch }) {
  const { data } = useSuspenseQuery(facilitatorsQuery(search))
  return (
    <ListPage
      title="企业旗舰店"
      secondTitle="审核入驻的专业服务机构，明码标价，评价可查"
      search={{
        path: '/qw/supply-demand/provider',
        parameter: 'name',
        label: '按名称搜索服务商',
        keyword: search.name,
      }}
    >
      <FilterPanel
        total={data.total}
        conditions={[
          { label: '服务', parameter: 'providerType', options: facilitatorTypeWords, chosen: search.providerType },
          { label: '排序', parameter: 'sort', none: DEFAULT, options: sorts, chosen: search.sort },
        ]}
      />
      <RecordList
        page={data}
        unit="家服务商"
        empty="没有找到服务商"
        renderItem={(facilitator) => <FacilitatorItem key={facilitator.id} facilitator={facilitator} />}
      />
    </ListPage>
  )
}
