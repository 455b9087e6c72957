import { figureText } from '#ui/figureText.ts'
import { fits } from './fit.ts'
import styles from './ReportOutcome.module.css'
import type { FitGroup } from './selectItems.ts'

interface ReportOutcomeProps {
  groups: readonly FitGroup[]
  /** 万元, of policies that may have conditions that are not compared yet. */
  totalAmountMax: number
}

/** Certain facts come first: how many policies can be applied for. Possible amounts follow, with their limits. */
export function ReportOutcome({ groups, totalAmountMax }: ReportOutcomeProps) {
  const [ready, ...others] = groups.map(({ fit, items }) => ({ fit, count: items.length }))
  if (ready === undefined) return null
  return (
    <div className={styles['outcome']}>
      <p className={ready.count === 0 ? styles['none'] : styles['ready']}>
        {fits[ready.fit]} <strong>{ready.count}</strong> 条
      </p>
      <p className={styles['others']}>
        {others
          .filter(({ count }) => count > 0)
          .map(({ fit, count }) => `${fits[fit]} ${count} 条`)
          .join(' · ')}
      </p>
      {totalAmountMax === 0 ? null : (
        <p className={styles['amount']}>
          高度匹配、较匹配的政策金额上限合计 {figureText(totalAmountMax)}{' '}
          万元，其中有的条件尚未核实；从高不重复的只计一项，实际金额以审核为准
        </p>
      )}
    </div>
  )
}
