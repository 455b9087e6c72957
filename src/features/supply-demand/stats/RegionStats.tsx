import { useQuery } from '@tanstack/react-query'
import { useId, type ComponentProps } from 'react'
import { demandTypeWords } from '#gateway/generated/words/DemandType.ts'
import { resourceTypeWords } from '#gateway/generated/words/ResourceType.ts'
import { Link } from '#ui/Link.tsx'
import { QueryContent } from '#ui/QueryContent.tsx'
import { CountTable } from '#ui/table/CountTable.tsx'
import { minuteText } from '#ui/timeText.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { regionFigures } from './regionFigures.ts'
import { regionStatsQuery } from './regionStatsQuery.ts'
import styles from './RegionStats.module.css'

/** The region's demands or resources in figures: how many, of which types, and the results of the dockings (§7.2). */
export function RegionStats({ of }: { of: 'demand' | 'resource' }) {
  const query = useQuery(regionStatsQuery())
  const titleId = useId()
  return (
    <section className={styles['stats']} aria-labelledby={titleId}>
      <VisuallyHidden>
        <h2 id={titleId}>本地区供需统计</h2>
      </VisuallyHidden>
      <QueryContent query={query} lines={1}>
        {(stats) => (
          <>
            <dl className={styles['figures']}>
              {regionFigures(of, stats).map(({ name, value, unit }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <strong>{value}</strong> {unit}
                  </dd>
                </div>
              ))}
            </dl>
            <TypeCounts
              rows={
                of === 'demand'
                  ? stats.demandTypes.map(({ demandType, count }) => ({
                      key: demandType,
                      count,
                      name: (
                        <Link to="/qw/supply-demand/demand" search={{ demandType }}>
                          {demandTypeWords[demandType]}
                        </Link>
                      ),
                    }))
                  : stats.resourceTypes.map(({ resourceType, count }) => ({
                      key: resourceType,
                      count,
                      name: (
                        <Link to="/qw/supply-demand/resource" search={{ resourceType }}>
                          {resourceTypeWords[resourceType]}
                        </Link>
                      ),
                    }))
              }
              time={stats.updateTime}
            />
          </>
        )}
      </QueryContent>
    </section>
  )
}

interface TypeCountsProps {
  rows: ComponentProps<typeof CountTable>['rows']
  time: string
}

/** Folded, as it is rarely needed: the records begin on the first screen. */
function TypeCounts({ rows, time }: TypeCountsProps) {
  if (rows.length === 0) return null
  return (
    <details className={styles['types']}>
      <summary>各类型条数</summary>
      <CountTable
        caption="公开的各类型条数"
        heads={['类型', '条数']}
        rows={rows.toSorted((a, b) => b.count - a.count)}
      />
      <p>统计时间 {minuteText(time)}</p>
    </details>
  )
}
