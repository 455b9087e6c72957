import { useMemo } from 'react'
import { Chart } from '#ui/chart/Chart.tsx'
import { ScrollBox } from '#ui/ScrollBox.tsx'
import { fits } from './fit.ts'
import { levelChart } from './levelChart.ts'
import type { LevelCount } from './levelCounts.ts'
import styles from './LevelOverview.module.css'

/** The policies of each level by result, as a chart and as a table whose headings are the chart's legend. */
export function LevelOverview({ counts }: { counts: readonly LevelCount[] }) {
  const option = useMemo(() => levelChart(counts), [counts])
  return (
    <div className={styles['overview']}>
      <Chart label="各层级政策的匹配情况，数字见旁边的表格" option={option} />
      <ScrollBox label="各层级政策的匹配情况" className={styles['scroll']}>
        <table className={styles['table']}>
          <caption>各层级政策的匹配情况（条）</caption>
          <thead>
            <tr>
              <th scope="col">层级</th>
              {Object.entries(fits).map(([fit, name]) => (
                <th key={fit} scope="col" className={styles[fit]}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {counts.map(({ level, levelDesc, byFit }) => (
              <tr key={level}>
                <th scope="row">{levelDesc}</th>
                {byFit.map(({ fit, count }) => (
                  <td key={fit}>{count}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </div>
  )
}
