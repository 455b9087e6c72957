import type { UseQueryResult } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Link } from '#ui/Link.tsx'
import { FindByName } from '#ui/list/FindByName.tsx'
import { firstPage } from '#ui/list/listSearch.ts'
import { pageInstead } from '#ui/list/pageInstead.ts'
import type { RecordPage } from '#ui/list/RecordList.tsx'
import { Pagination } from '#ui/pagination/Pagination.tsx'
import { countMark } from '#ui/pagination/usePageTurn.ts'
import { QueryContent } from '#ui/QueryContent.tsx'
import { Working } from '#ui/working/Working.tsx'
import { WorkTable } from '#ui/working/WorkTable.tsx'
import type { MySearch } from '../mySearch.ts'
import styles from './Mine.module.css'
import { ownColumns } from './ownColumns.tsx'
import type { OwnKind, OwnRecord } from './ownKind.ts'

/** An action on some records. */
interface Dialog<Row, Asked> {
  action: Asked
  records: readonly Row[]
  onClose: () => void
  /** Called with those that succeeded, perhaps not all. */
  onDone: (ids: readonly string[]) => void
}

interface OwnTableProps<Row extends OwnRecord<Action>, Action extends string, Asked extends Action> {
  kind: OwnKind<Row, Action, Asked>
  search: MySearch
  /** One page; the previous one while another is loading. */
  query: UseQueryResult<RecordPage<Row>>
  /** Renders the confirmation of an action. */
  renderDialog: (dialog: Dialog<Row, Asked>) => ReactNode
}

/** The member's own records as a table with search, ordering and multiple selection. */
export function OwnTable<Row extends OwnRecord<Action>, Action extends string, Asked extends Action>({
  kind,
  search,
  query,
  renderDialog,
}: OwnTableProps<Row, Action, Asked>) {
  const navigate = useNavigate()
  const { noun, actionWords } = kind
  const { data, isPlaceholderData } = query
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [asked, setAsked] = useState<Pick<Dialog<Row, Asked>, 'action' | 'records'>>()
  const chosenRows = (data?.records ?? []).filter(({ id }) => chosen.includes(id))
  const instead = data && !isPlaceholderData ? pageInstead(data) : undefined
  useEffect(() => {
    if (instead !== undefined) void navigate({ to: '.', search: pageSearch(instead), replace: true })
  }, [instead, navigate])

  return (
    <Working>
      <div className={styles['tools']}>
        <FindByName label={`按名称搜索我的${noun}`} value={search.name} />
        {kind.batch.map((action) => {
          const able = chosenRows.filter(({ actions }) => actions.includes(action))
          return (
            <Button
              key={action}
              aria-disabled={able.length === 0 || undefined}
              onClick={() => {
                if (able.length > 0) setAsked({ action, records: able })
              }}
            >
              {`批量${actionWords[action]}${able.length > 0 ? ` ${able.length}` : ''}`}
            </Button>
          )
        })}
      </div>
      <QueryContent query={query}>
        {(page) => (
          <>
            <output {...countMark} className={styles['count']}>
              {isPlaceholderData ? '正在查询…' : `共 ${page.total} 项${noun}`}
            </output>
            {page.records.length === 0 ? (
              <Empty>{search.name || search.status ? `没有符合的${noun}` : `还没有${noun}，发布后在这里管理`}</Empty>
            ) : (
              <WorkTable
                label={`我的${noun}`}
                rows={page.records}
                keyOf={({ id }) => id}
                nameOf={({ title }) => title}
                columns={ownColumns(kind, (action, row) => setAsked({ action, records: [row] }))}
                chosen={chosenRows.map(({ id }) => id)}
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
      {asked === undefined
        ? null
        : renderDialog({
            ...asked,
            onClose: () => setAsked(undefined),
            onDone: (ids) => setChosen(chosen.filter((id) => !ids.includes(id))),
          })}
    </Working>
  )
}

function pageSearch(page: number) {
  return (previous: object) => ({ ...previous, current: page === 1 ? firstPage : page })
}
