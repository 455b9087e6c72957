import type { Schema } from '#gateway/contract.ts'
import { fewestOpinions, summaryOf } from './summary.ts'
import styles from './Evaluation.module.css'

interface EvaluationSummaryProps {
  opinions: readonly Pick<Schema<'ResourceEvaluation'>, 'overall' | 'scores'>[]
  /** How many there are in all; more than are read are said to be. */
  total: number
}

/** Averages and distribution; too few make none, and are said to be too few. */
export function EvaluationSummary({ opinions, total }: EvaluationSummaryProps) {
  const summary = summaryOf(opinions)
  if (summary === undefined) {
    return (
      <p className={styles['lead']}>
        共 {total} 条评价，满 {fewestOpinions} 条后显示平均分。
      </p>
    )
  }
  return (
    <div className={styles['summary']}>
      <p className={styles['average']}>
        {summary.average}
        <small>{total > opinions.length ? `最近 ${opinions.length} 条，共 ${total} 条` : `${total} 条评价`}</small>
      </p>
      <ul className={styles['bars']} aria-label="评分分布">
        {summary.stars.map(({ overall, count, share }) => (
          <li key={overall} className={styles['bar']}>
            <span>{overall} 星</span>
            <meter min={0} max={100} value={share} aria-hidden="true" />
            <span>{count} 条</span>
          </li>
        ))}
      </ul>
      <dl className={styles['scores']}>
        {summary.scores.map(({ title, average }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{average} 分</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
