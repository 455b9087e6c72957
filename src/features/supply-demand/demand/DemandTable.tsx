import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Schema } from '../../../gateway/contract.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { Link } from '../../../ui/Link.tsx'
import { firstPage } from '../../../ui/list/listSearch.ts'
import { pageInstead } from '../../../ui/list/pageInstead.ts'
import { Pagination } from '../../../ui/pagination/Pagination.tsx'
import { countMark } from '../../../ui/pagination/usePageTurn.ts'
import { QueryContent } from '../../../ui/QueryContent.tsx'
import { Working } from '../../../ui/working/Working.tsx'
import { WorkTable } from '../../../ui/working/WorkTable.tsx'
import { FindByName } from '../mine/FindByName.tsx'
import type { MySearch } from '../mySearch.ts'
import { demandActionTexts, type AskedAction } from './demandActionTexts.ts'
import { DemandActionDialog } from './DemandActionDialog.tsx'
import { demandColumns } from './demandColumns.tsx'
import { myDemandsQuery } from './myDemands.ts'
import styles from '../mine/Mine.module.css'

type Demand = Schema<'DemandOwnItem'>

export interface DemandTableProps {
  search: MySearch
}

interface Asked {
  action: AskedAction
  demands: readonly Demand[]
}

/** What may be done with several at once. */
const batchActions = ['OFF_SHELF', 'DELETE'] as const

/** The member's own demands as a table: found by name, ordered, chosen several at a time. */
export function DemandTable({ search }: DemandTableProps) {
  const navigate = useNavigate()
  const { data, isPlaceholderData, ...query } = useQuery({
    ...myDemandsQuery(search),
    placeholderData: (shown) => shown,
  })
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [asked, setAsked] = useState<Asked>()
  const records = data?.records ?? []
  const chosenRecords = records.filter(({ id }) => chosen.includes(id))
  const instead = data && !isPlaceholderData ? pageInstead(data) : undefined
  useEffect(() => {
    if (instead !== undefined) void navigate({ to: '.', search: pageSearch(instead), replace: true })
  }, [instead, navigate])

  return (
    <Working>
      <div className={styles['tools']}>
        <FindByName label="按名称搜索我的需求" value={search.name} />
        {batchActions.map((action) => {
          const able = chosenRecords.filter(({ actions }) => actions.includes(action))
          return (
            <Button
              key={action}
              aria-disabled={able.length === 0 || undefined}
              onClick={() => {
                if (able.length > 0) setAsked({ action, demands: able })
              }}
            >
              {`批量${demandActionTexts[action].title}${able.length > 0 ? ` ${able.length}` : ''}`}
            </Button>
          )
        })}
      </div>
      <QueryContent query={{ ...query, data }}>
        {(page) => (
          <>
            <output {...countMark} className={styles['count']}>
              {isPlaceholderData ? '正在查询…' : `共 ${page.total} 项需求`}
            </output>
            {page.records.length === 0 ? (
              <Empty>{search.name || search.status ? '没有符合的需求' : '还没有需求，发布后在这里管理'}</Empty>
            ) : (
              <WorkTable
                label="我的需求"
                rows={page.records}
                keyOf={({ id }) => id}
                nameOf={({ title }) => title}
                columns={demandColumns((action, demand) => setAsked({ action, demands: [demand] }))}
                chosen={chosenRecords.map(({ id }) => id)}
                onChoose={setChosen}
                sortedBy={search.sort ?? 'UPDATED'}
                onSort={(sort) =>
                  void navigate({
                    to: '.',
                    search: (previous: object) => ({ ...previous, sort, current: firstPage }),
                    resetScroll: false,
                  })
                }
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
      {asked === undefined ? null : (
        <DemandActionDialog
          action={asked.action}
          demands={asked.demands}
          onClose={() => setAsked(undefined)}
          onDone={(ids) => setChosen(chosen.filter((id) => !ids.includes(id)))}
        />
      )}
    </Working>
  )
}

function pageSearch(page: number) {
  return (previous: object) => ({ ...previous, current: page === 1 ? firstPage : page })
}
