import { useSuspenseQuery } from '@tanstack/react-query'
import { FilterPanel } from '#ui/filters/FilterPanel.tsx'
import { ListPage } from '#ui/list/ListPage.tsx'
import { RecordList } from '#ui/list/RecordList.tsx'
import { DeclarationItem } from './DeclarationItem.tsx'
import { declarationsQuery } from './declarationQueries.ts'
import { declareStates, type DeclarationSearch } from './declarationSearch.ts'

/** What can be declared, and until when (§2.1 /policy/declaration). */
export function DeclarationPage({ search }: { search: DeclarationSearch }) {
  const { data } = useSuspenseQuery(declarationsQuery(search))
  return (
    <ListPage
      title="申报信息"
      secondTitle="各级政策的申报批次、时间与受理部门"
      search={{
        path: '/policy/declaration',
        parameter: 'keyword',
        label: '搜索申报信息',
        keyword: search.keyword,
      }}
    >
      <FilterPanel
        total={data.total}
        conditions={[{ label: '状态', parameter: 'declareState', options: declareStates, chosen: search.declareState }]}
      />
      <RecordList
        page={data}
        unit="个申报批次"
        empty="没有找到申报信息"
        renderItem={(declaration) => <DeclarationItem key={declaration.id} declaration={declaration} />}
      />
    </ListPage>
  )
}
