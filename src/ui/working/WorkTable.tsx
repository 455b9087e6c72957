import { Table } from 'antd'
import type { Key, ReactNode } from 'react'

interface WorkColumn<Row> {
  key: string
  title: string
  render: (row: Row) => ReactNode
  /** The list can be ordered by it, the largest or latest first. */
  sortable?: boolean
  /** Hidden below 1200 px, where there is no room beside the menu: another column must contain its text, too. */
  wide?: boolean
  /** In px. */
  width?: number
}

interface WorkTableProps<Row> {
  /** What the table holds. */
  label: string
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** The name of a row, e.g. for its checkbox. */
  nameOf: (row: Row) => string
  columns: readonly WorkColumn<Row>[]
  /** The selected rows; without it none can be selected. */
  chosen?: readonly string[]
  onChoose?: (keys: string[]) => void
  /** Key of the column that orders the rows. */
  sortedBy?: string | undefined
  onSort?: (key: string | undefined) => void
  /** Other rows are loading. */
  busy: boolean
}

/** Records as rows, which can be selected, and ordered by pressing a column's heading, where the table allows it. */
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
