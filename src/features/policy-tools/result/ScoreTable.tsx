import type { Schema } from '#gateway/contract.ts'
import { totalText } from './scoreCharts.ts'
import styles from './ScoreTable.module.css'
import * as fields from '#gateway/generated/fields/ToolGroup.ts'

interface ScoreTableProps {
  result: Schema<'ToolResult'>
  groups: readonly Schema<'ToolGroup'>[]
  /** Maximum total. */
  full: number
}

/** The points of the groups and in total: the charts' figures as a table. */
export function ScoreTable({ result, groups, full }: ScoreTableProps) {
  const { total, passLine } = result
  return (
    <div className={styles['box']}>
      <table className={styles['table']}>
        <caption>得分明细（分）</caption>
        <thead>
          <tr>
            <th scope="col">指标</th>
            <th scope="col">{fields.score.title}</th>
            <th scope="col">{fields.max.title}</th>
            <th scope="col">{fields.floor.title}</th>
            <th scope="col">是否达到</th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ code, name, max, score, scoreLow, scoreHigh, floor, ok }) => (
            <tr key={code}>
              <th scope="row">{name}</th>
              <td>{scoreText(score, scoreLow, scoreHigh)}</td>
              <td>{max}</td>
              <td>{floor ?? '—'}</td>
              <td>{ok === null ? '待定' : ok ? (floor === undefined ? '—' : '达到') : '未达到'}</td>
            </tr>
          ))}
        </tbody>
        {total === undefined ? null : (
          <tfoot>
            <tr>
              <th scope="row">合计</th>
              <td>{totalText(result).replace(/ 分.*/, '')}</td>
              <td>{full}</td>
              <td>{passLine ?? '—'}</td>
              <td>{passLine === undefined ? '—' : totalStanding(result, passLine)}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

function scoreText(score: number | null, low: number | undefined, high: number | undefined): string {
  if (score === null) return '资料不足'
  return low !== undefined && high !== undefined && low !== high ? `${low}–${high}` : String(score)
}

/** Where the total alone does not decide, the gateway says whether the line is passed. */
function totalStanding({ total = 0, totalLow = total, totalHigh = total }: Schema<'ToolResult'>, line: number): string {
  if (totalLow > line) return '达到'
  return totalHigh < line ? '未达到' : '见结论'
}
