import { Table } from 'antd'
import type { Key, ReactNode } from 'react'

interface WorkColumn<Row> {
  key: string
  title: string
  render: (row: Row) => ReactNode
  /** The list can be ordered by it, the largest or latest first. */
  sortable?: boolean
  /** Below 1200 px there is no room beside the menu: what it says has to stand in another column, too. */
  wide?: boolean
  /** In px. */
  width?: number
}

interface WorkTableProps<Row> {
  /** What the table holds. */
  label: string
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** What a row is called, e.g. for the box that chooses it. */
  nameOf: (row: Row) => string
  columns: readonly WorkColumn<Row>[]
  /** The rows that are chosen; without it none can be. */
  chosen?: readonly string[]
  onChoose?: (keys: string[]) => void
  /** Key of the column the rows are ordered by. */
  sortedBy?: string | undefined
  onSort?: (key: string | undefined) => void
  /** Others are on their way. */
  busy: boolean
}

/** Records as rows, which can be chosen and ordered by a press on a column's head where the table says so. */
export function WorkTable<Row extends object>(table: WorkTableProps<Row>) {
  const { label, rows, keyOf, nameOf, columns, chosen, onChoose, sortedBy, onSort, busy } = table
  return (
    <Table<Row>
      aria-label={label}
      aria-busy={busy}
      dataSource={rows}
      rowKey={keyOf}
      pagination={false}
      showSorterTooltip={false}
      {...(chosen !== undefined && {
        rowSelection: {
          selectedRowKeys: [...chosen],
          onChange: (keys: Key[]) => onChoose?.(keys.map(String)),
          getTitleCheckboxProps: () => ({ 'aria-label': '选择本页全部' }),
          getCheckboxProps: (row: Row) => ({ 'aria-label': `选择${nameOf(row)}` }),
          columnWidth: 48,
        },
      })}
      columns={columns.map(({ key, title, render, sortable = false, wide = false, width }) => ({
        key,
        title,
        render: (_: unknown, row: Row) => render(row),
        ...(width !== undefined && { width }),
        ...(wide && { responsive: ['xl' as const] }),
        ...(sortable && {
          sorter: true,
          sortDirections: ['descend' as const],
          sortOrder: sortedBy === key ? ('descend' as const) : null,
        }),
      }))}
      onChange={(_page, _filters, sorter) => {
        const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter
        onSort?.(order && columnKey !== undefined ? String(columnKey) : undefined)
      }}
    />
  )
}
