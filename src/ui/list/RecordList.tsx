import { Link } from '../Link.tsx'
import type { ReactNode } from 'react'
import { Empty } from '../Empty.tsx'
import { Pagination } from '../pagination/Pagination.tsx'
import { firstPage } from './listSearch.ts'
import styles from './RecordList.module.css'
import { figureText } from '../figureText.ts'

/** A page of records, as the contract's paging answers it. */
export interface RecordPage<Item> {
  /** From 1. */
  current: number
  pages: number
  total: number
  records: readonly Item[]
}

interface RecordListProps<Item> {
  page: RecordPage<Item>
  /** What the records are, with their measure word, e.g. 条公告: 共 12 条公告. */
  unit: string
  renderItem: (item: Item) => ReactNode
  /** What to say and do when there is none. */
  empty?: ReactNode
  emptyAction?: ReactNode
}

/** The records of one page and links to the other pages, which keep the other search parameters. */
export function RecordList<Item>({ page, unit, renderItem, empty, emptyAction }: RecordListProps<Item>) {
  const { current, pages, total, records } = page
  return (
    <>
      {records.length === 0 ? (
        <Empty action={emptyAction}>{empty}</Empty>
      ) : (
        <>
          <output className={styles['count']}>
            共 {figureText(total)} {unit}
          </output>
          <ul className={styles['list']}>{records.map(renderItem)}</ul>
        </>
      )}
      <Pagination
        current={current}
        pages={pages}
        renderLink={({ page: number, ...link }) => (
          <Link
            {...link}
            to="."
            search={(previous: object) => ({ ...previous, current: number === 1 ? firstPage : number })}
          />
        )}
      />
    </>
  )
}
