import type { Schema } from '#gateway/contract.ts'
import { Bar } from '#ui/chart/Bar.tsx'
import { fewestOpinions, summaryOf } from './summary.ts'
import styles from './EvaluationSummary.module.css'

interface EvaluationSummaryProps {
  opinions: readonly Pick<Schema<'ResourceEvaluation'>, 'overall' | 'scores'>[]
  /** The total number; a note appears when it exceeds the number loaded. */
  total: number
  /** Only evaluations with this many stars are shown. */
  chosen: number | undefined
  onChoose: (stars: number | undefined) => void
}

/** Averages and distribution, or a note that there are too few. */
export function EvaluationSummary({ opinions, total, chosen, onChoose }: EvaluationSummaryProps) {
  const summary = summaryOf(opinions)
  if (summary === undefined) {
    return (
      <p className={styles['few']}>
        共 {total} 条评价，满 {fewestOpinions} 条后显示平均分。
      </p>
    )
  }
  return (
    <div className={styles['summary']}>
      <p className={styles['average']}>
        <strong>{summary.average}</strong> 分
        <small>{total > opinions.length ? `最近 ${opinions.length} 条，共 ${total} 条` : `${total} 条评价`}</small>
      </p>
      <ul aria-label="评分分布">
        {summary.stars.map(({ overall, count }) => (
          <li key={overall}>
            <button
              type="button"
              className={styles['bar']}
              disabled={count === 0}
              aria-pressed={chosen === overall}
              onClick={() => onChoose(chosen === overall ? undefined : overall)}
            >
              <span>{overall} 星</span>
              <Bar value={count} max={opinions.length} />
              <span>{count} 条</span>
            </button>
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
