import type { ReactNode } from 'react'
import { Bar } from '../chart/Bar.tsx'
import styles from './CountTable.module.css'

interface CountRow {
  key: string
  name: ReactNode
  count: number
}

interface CountTableProps {
  caption: string
  /** Headings of the two columns. */
  heads: readonly [name: string, count: string]
  rows: readonly CountRow[]
}

/** Counts by kind, each with a bar that shows its size relative to the largest. */
export function CountTable({ caption, heads, rows }: CountTableProps) {
  const most = Math.max(0, ...rows.map(({ count }) => count))
  return (
    <table className={styles['counts']}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, count }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>
              <div className={styles['count']}>
                <span>{count}</span>
                <Bar value={count} max={most} />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
