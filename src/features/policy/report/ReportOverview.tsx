import { useMemo } from 'react'
import { Link } from '#ui/Link.tsx'
import { Chart } from '#ui/chart/Chart.tsx'
import { GuidePart } from '#ui/guide/GuidePart.tsx'
import { ScrollBox } from '#ui/ScrollBox.tsx'
import { fitNotes, fits } from './fit.ts'
import type { Fit } from './reportSearch.ts'
import type { FitGroup } from './selectItems.ts'
import { levelChart, levelCounts, type LevelCount } from './levelChart.ts'
import styles from './ReportOverview.module.css'

interface ReportOverviewProps {
  groups: readonly FitGroup[]
  chosen: Fit | undefined
}

/** The policies by result, and by result and level. */
export function ReportOverview({ groups, chosen }: ReportOverviewProps) {
  // Stable as long as nothing changes: new counts would draw the chart again.
  const counts = useMemo(() => levelCounts(groups), [groups])
  return (
    <GuidePart title="匹配总览">
      <FitOverview groups={groups} chosen={chosen} />
      {counts.length === 0 ? null : <LevelOverview counts={counts} />}
    </GuidePart>
  )
}

/** The number of policies in each group; a press on a group shows only its policies, or all again. */
function FitOverview({ groups, chosen }: ReportOverviewProps) {
  return (
    <ul className={styles['fits']}>
      {groups.map(({ fit, items }) => (
        <li key={fit} className={styles[fit]}>
          <Link
            to="."
            search={(previous: object) => ({ ...previous, fit: fit === chosen ? undefined : fit })}
            resetScroll={false}
            replace
            marked={fit === chosen ? 'true' : undefined}
          >
            <span className={styles['name']}>{fits[fit]}</span>
            <span className={styles['count']}>
              <strong>{items.length}</strong> 条
            </span>
            <span className={styles['note']}>{fitNotes[fit]}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The policies of each level by result, as a chart and as a table whose headings are the chart's legend. */
function LevelOverview({ counts }: { counts: readonly LevelCount[] }) {
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
