import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DataOf } from '#gateway/contract.ts'
import { getFacilitatorStatisticsDaysWords as spans } from '#gateway/generated/words/getFacilitatorStatistics.ts'
import { gatewayQuery } from '#gateway/query.ts'
import * as fields from '#gateway/generated/fields/FacilitatorStatistics.ts'
import * as day from '#gateway/generated/fields/FacilitatorStatisticsDay.ts'
import { factOf } from '#ui/content/factOf.ts'
import { Button } from '#ui/Button.tsx'
import { DayBars } from '#ui/chart/DayBars.tsx'
import { DeskCard } from '#ui/desk/DeskCard.tsx'
import { Facts } from '#ui/Facts.tsx'
import { figureText } from '#ui/figureText.ts'
import { Link } from '#ui/Link.tsx'
import { QueryContent } from '#ui/QueryContent.tsx'
import { CountTable } from '#ui/table/CountTable.tsx'
import { ScrollBox } from '#ui/ScrollBox.tsx'
import { ratingText } from '../facilitatorTexts.ts'
import styles from './StoreStatistics.module.css'

const days = [7, 30, 90] as const

/** Statistics of the facilitator's store: visits and dockings per day, and its ratings. */
export function StoreStatistics({ enId }: { enId: string }) {
  const [span, setSpan] = useState<(typeof days)[number]>(7)
  const query = useQuery({
    ...gatewayQuery('getFacilitatorStatistics', { path: { id: enId }, query: { days: span } }),
    staleTime: 0,
    // The figures of the previous period stay until the next ones have loaded.
    placeholderData: (shown: DataOf<'getFacilitatorStatistics'> | undefined) => shown,
  })
  return (
    <DeskCard title="店铺统计" aside={<Link to="/qw/personal/resume/provider">服务商资料</Link>} wide>
      <QueryContent query={query} lines={6}>
        {(statistics) => (
          <>
            <Totals {...statistics} />
            <fieldset className={styles['spans']}>
              <legend>走势</legend>
              {days.map((one) => (
                <Button key={one} aria-pressed={one === span} onClick={() => setSpan(one)}>
                  {spans[one]}
                </Button>
              ))}
            </fieldset>
            <Course {...statistics} />
            <CountTable
              caption={fields.scoreCounts.title}
              heads={['评分', fields.evaluationCount.title]}
              rows={statistics.scoreCounts.map(({ score, count }) => ({
                key: String(score),
                name: `${score} 星`,
                count,
              }))}
            />
          </>
        )}
      </QueryContent>
    </DeskCard>
  )
}

type Statistics = DataOf<'getFacilitatorStatistics'>

function Totals(statistics: Statistics) {
  const { viewCount, favoriteCount, dockingCount, finishedCount, responseHours } = statistics
  return (
    <Facts
      facts={[
        { name: fields.viewCount.title, value: `${figureText(viewCount)} 次` },
        { name: fields.favoriteCount.title, value: `${figureText(favoriteCount)} 次` },
        { name: '对接', value: `${dockingCount} 次，成功 ${finishedCount} 次` },
        { name: '评分', value: ratingText(statistics) },
        factOf(fields.responseHours, responseHours),
      ]}
    />
  )
}

/** Day by day: a chart beside the table. */
function Course({ days: course }: Pick<Statistics, 'days'>) {
  const views = course.reduce((sum, { viewCount }) => sum + viewCount, 0)
  const dockings = course.reduce((sum, { dockingCount }) => sum + dockingCount, 0)
  return (
    <div className={styles['course']}>
      <DayBars
        label={`${course.length} 天里浏览 ${views} 次，新增对接 ${dockings} 次，逐日数字见表格`}
        days={course.map(({ date, viewCount }) => ({ date, count: viewCount }))}
      />
      <ScrollBox label="逐日浏览与对接" className={styles['scroll']}>
        <table>
          <thead>
            <tr>
              <th scope="col">{day.date.title}</th>
              <th scope="col">{day.viewCount.title}</th>
              <th scope="col">{day.dockingCount.title}</th>
            </tr>
          </thead>
          <tbody>
            {course.toReversed().map(({ date, viewCount, dockingCount }) => (
              <tr key={date}>
                <th scope="row">{date}</th>
                <td>{viewCount}</td>
                <td>{dockingCount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </div>
  )
}
