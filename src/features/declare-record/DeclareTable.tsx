import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { Empty } from '#ui/Empty.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { Link } from '#ui/Link.tsx'
import { FindByName } from '#ui/list/FindByName.tsx'
import { firstPage } from '#ui/list/listSearch.ts'
import { pageInstead } from '#ui/list/pageInstead.ts'
import { whenOnline } from '#ui/online/whenOnline.ts'
import { Pagination } from '#ui/pagination/Pagination.tsx'
import { countMark } from '#ui/pagination/usePageTurn.ts'
import { QueryContent } from '#ui/QueryContent.tsx'
import { Working } from '#ui/working/Working.tsx'
import { WorkTable } from '#ui/working/WorkTable.tsx'
import type { OwnAction } from './declareChange.ts'
import { declareColumns } from './declareColumns.tsx'
import styles from './DeclareRecord.module.css'
import { declareRecordsQuery, isNarrowed } from './declareRecordsQuery.ts'
import type { DeclareSearch } from './declareSearch.ts'

const DeclareActionDialog = lazy(async () => ({
  default: (await whenOnline(() => import('./DeclareActionDialog.tsx'))).DeclareActionDialog,
}))

export interface DeclareTableProps {
  search: DeclareSearch
  userId: string | undefined
}

/** The member's applications as a table. */
export function DeclareTable({ search, userId }: DeclareTableProps) {
  const navigate = useNavigate()
  const query = useQuery({ ...declareRecordsQuery(search), placeholderData: (shown) => shown })
  const { data, isPlaceholderData } = query
  const [dialog, setDialog] = useState<{ action: OwnAction; record: Schema<'DeclareRecordItem'> }>()
  const instead = data && !isPlaceholderData ? pageInstead(data) : undefined
  useEffect(() => {
    if (instead !== undefined) void navigate({ to: '.', search: pageSearch(instead), replace: true })
  }, [instead, navigate])
  return (
    <Working>
      <div className={styles['tools']}>
        <FindByName label="按政策标题搜索我的申报" value={search.name} />
      </div>
      <QueryContent query={query}>
        {(page) => (
          <>
            <output {...countMark} className={styles['count']}>
              {isPlaceholderData ? '正在查询…' : `共 ${page.total} 项申报`}
            </output>
            {page.records.length === 0 ? (
              <Nothing filtered={isNarrowed(search)} />
            ) : (
              <WorkTable
                label="我的申报"
                rows={page.records}
                keyOf={({ id }) => id}
                nameOf={({ policyTitle }) => policyTitle}
                columns={declareColumns((action, record) => setDialog({ action, record }))}
                busy={isPlaceholderData}
              />
            )}
            <Pagination
              current={page.current}
              pages={page.pages}
              renderLink={({ page: number, ...link }) => <Link {...link} to="." search={pageSearch(number)} />}
            />
          </>
        )}
      </QueryContent>
      {dialog === undefined ? null : (
        <Suspense>
          <DeclareActionDialog {...dialog} userId={userId} onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
    </Working>
  )
}

function Nothing({ filtered }: { filtered: boolean }) {
  if (filtered) return <Empty>没有符合的申报</Empty>
  return (
    <Empty
      action={
        <Link to="/policy/declaration" className={buttonClass({ look: 'primary' })}>
          查看可申报的政策
        </Link>
      }
    >
      还没有申报。在申报系统提交后登记到这里，主管部门反馈的进度与免申即享也会出现在这里
    </Empty>
  )
}

function pageSearch(page: number) {
  return (previous: object) => ({ ...previous, current: page === 1 ? firstPage : page })
}
