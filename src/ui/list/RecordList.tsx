import { useNavigate } from '@tanstack/react-router'
import { Link } from '../Link.tsx'
import { useEffect, type ReactNode } from 'react'
import { Empty } from '../Empty.tsx'
import { Pagination } from '../pagination/Pagination.tsx'
import { countMark } from '../pagination/usePageTurn.ts'
import { firstPage } from './listSearch.ts'
import { useSearchComing } from '../filters/ownSearch.ts'
import { pageInstead } from './pageInstead.ts'
import styles from './RecordList.module.css'
import { figureText } from '../figureText.ts'

/** A page of records, as the contract's paging returns it. */
export interface RecordPage<Item> {
  /** From 1. */
  current: number
  pages: number
  total: number
  records: readonly Item[]
}

interface RecordListProps<Item> {
  page: RecordPage<Item>
  /** The records' unit with its measure word, e.g. 条公告: 共 12 条公告. */
  unit: string
  /** The requested page is loading, and this is still the previous one. */
  outdated?: boolean
  /** The records were found by the current search, so the count holds, even if another page was requested. */
  isOwn?: boolean
  renderItem: (item: Item) => ReactNode
  /** Shown when there are no records. */
  empty?: ReactNode
  emptyAction?: ReactNode
}

/**
 * The records of one page and links to the other pages, which keep the other search parameters. A page beyond the last
 * one, e.g. because its last record was removed, is replaced by the last one.
 */
export function RecordList<Item>({
  page,
  unit,
  outdated = false,
  isOwn = true,
  renderItem,
  empty,
  emptyAction,
}: RecordListProps<Item>) {
  const { current, pages, total, records } = page
  const navigate = useNavigate()
  const instead = pageInstead(page)
  // The counts of records and pages belong to their search.
  const counted = !useSearchComing() && isOwn
  useEffect(() => {
    if (instead !== undefined) void navigate({ to: '.', search: searchOf(instead), replace: true })
  }, [instead, navigate])
  return (
    <>
      {records.length === 0 ? (
        <Empty action={emptyAction}>{empty}</Empty>
      ) : (
        <>
          <output {...countMark} className={styles['count']}>
            {counted ? `共 ${figureText(total)} ${unit}` : '正在查询…'}
          </output>
          <ul data-below="fourth-on" className={styles['list']} aria-busy={outdated || !counted}>
            {records.map(renderItem)}
          </ul>
        </>
      )}
      {counted ? (
        <Pagination
          current={current}
          pages={pages}
          renderLink={({ page: number, ...link }) => <Link {...link} to="." search={searchOf(number)} />}
        />
      ) : null}
    </>
  )
}

/** The other search parameters stay. */
function searchOf(page: number) {
  return (previous: object) => ({ ...previous, current: page === 1 ? firstPage : page })
}
