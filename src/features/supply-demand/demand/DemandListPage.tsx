import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '#ui/Link.tsx'
import type { ReactNode } from 'react'
import { Badge } from '#ui/content/Badge.tsx'
import { FilterLinks } from '#ui/filters/FilterLinks.tsx'
import { ListPage } from '#ui/list/ListPage.tsx'
import { RecordItem } from '#ui/list/RecordItem.tsx'
import { RecordList } from '#ui/list/RecordList.tsx'
import styles from '../ListFilters.module.css'
import { demandCategoriesQuery, demandsQuery } from './demandQueries.ts'
import { type DemandSearch, dockedOrNot, fits } from './demandSearch.ts'
import { demandFacts } from './demandTexts.ts'
import { figureText } from '#ui/figureText.ts'
import { budgetText } from '#ui/content/moneyText.ts'
import { demandTypeWords } from '#gateway/generated/words/DemandType.ts'
import { demandStatusWords } from '#gateway/generated/words/DemandStatus.ts'
import * as fields from '#gateway/generated/fields/DemandItem.ts'
import { RegionStats } from '../stats/RegionStats.tsx'
import { shownDemandStatusWords } from '#gateway/generated/words/ShownDemandStatus.ts'
import { FilterPanel } from '#ui/filters/FilterPanel.tsx'
import { useTotal } from '#ui/list/useTotal.ts'
import { CategoryFilter } from './CategoryFilter.tsx'
import { listCustomerDemandsSortWords } from '#gateway/generated/words/listCustomerDemands.ts'
import { choiceOf } from '#ui/choiceOf.ts'
import { fittingDemandsQuery } from './fittingDemands.ts'

interface DemandListPageProps {
  search: DemandSearch
  /** The publish button. */
  publish: ReactNode
  /** Replaces all demands when only fitting ones are wanted. */
  fitting: ReactNode
}

/** Demands by type, category and state, or those that fit the member (§2.1 /qw/supply-demand/demand). */
export function DemandListPage({ search, publish, fitting }: DemandListPageProps) {
  return (
    <ListPage
      title="需求大厅"
      secondTitle="技术、采购、融资、人才、场地，看看谁需要您"
      search={{
        path: '/qw/supply-demand/demand',
        parameter: 'name',
        label: '按名称搜索需求',
        keyword: search.name,
      }}
    >
      <RegionStats of="demand" />
      <div className={styles['filters']}>
        <FilterLinks label="范围" parameter="fit" options={fits} chosen={search.fit} none="全部需求" />
        {publish}
        {search.fit === undefined ? <DemandFilters search={search} /> : <FittingFilters search={search} />}
      </div>
      {search.fit === undefined ? <AllDemands search={search} /> : fitting}
    </ListPage>
  )
}

function AllDemands({ search }: { search: DemandSearch }) {
  const { data } = useSuspenseQuery(demandsQuery(search))
  return (
    <RecordList
      page={data}
      unit="项需求"
      empty="没有找到需求"
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
              <Badge tone={demand.status === 'COMPLETED' ? 'off' : 'good'}>{demandStatusWords[demand.status]}</Badge>
              <Badge>{demandTypeWords[demand.demandType]}</Badge>
              <Badge tone="off">{demand.categoryName}</Badge>
            </>
          }
          facts={[
            ...demandFacts(demand),
            { name: fields.dockingCount.title, value: `${demand.dockingCount} 家` },
            { name: fields.viewCount.title, value: figureText(demand.viewCount) },
          ]}
          figure={budgetText(demand)}
        />
      )}
    />
  )
}

/** Narrows all demands by type, state and category. */
function DemandFilters({ search }: { search: DemandSearch }) {
  const total = useTotal(demandsQuery(search))
  const { data: categories = [] } = useQuery(demandCategoriesQuery)
  return (
    <FilterPanel
      total={total}
      conditions={[
        { label: '类型', parameter: 'demandType', options: demandTypeWords, chosen: search.demandType },
        { label: '状态', parameter: 'status', options: shownDemandStatusWords, chosen: search.status },
      ]}
      alsoChosen={categories.find(({ id }) => id === search.categoryId)?.name}
    >
      <CategoryFilter chosen={search.categoryId} />
    </FilterPanel>
  )
}

const { MATCH, ...orders } = listCustomerDemandsSortWords

/** Order and filter of the fitting demands. */
function FittingFilters({ search }: { search: DemandSearch }) {
  const total = useTotal(fittingDemandsQuery(search))
  const sort = choiceOf(orders, search.sort)
  return (
    <FilterPanel
      total={total}
      conditions={[
        { label: '类型', parameter: 'demandType', options: demandTypeWords, chosen: search.demandType },
        { label: '对接', parameter: 'docked', options: dockedOrNot, chosen: search.docked },
        { label: '排序', parameter: 'sort', options: orders, chosen: sort, none: MATCH },
      ]}
    />
  )
}
