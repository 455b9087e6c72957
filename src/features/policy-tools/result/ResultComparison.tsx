import type { Schema } from '../../../gateway/contract.ts'
import { resultChanges } from './resultChanges.ts'
import { ruleName } from './ruleName.ts'
import styles from './ResultComparison.module.css'

interface ResultComparisonProps {
  before: Schema<'ToolResult'>
  after: Schema<'ToolResult'>
}

/** What an earlier result said and this one says: by new rules, by new figures. */
export function ResultComparison({ before, after }: ResultComparisonProps) {
  const { headline, ruleChanged, items } = resultChanges(before, after)
  return (
    <div className={styles['comparison']}>
      <h3>{headline}</h3>
      <p className={styles['note']}>
        上次：{before.createTime.slice(0, 16)}，规则 {ruleName(before.ruleVersion)}
        {ruleChanged ? `；本次规则 ${ruleName(after.ruleVersion)}，${after.effectiveFrom} 起施行` : ''}
      </p>
      {items.length === 0 ? null : (
        <ul className={styles['items']}>
          {items.map(({ name, before: former, after: now, requirement, formerRequirement }) => (
            <li key={`${name} ${requirement}`}>
              <strong>{name}</strong>：{former} → {now}
              <span className={styles['note']}>
                {formerRequirement === undefined
                  ? `要求：${requirement}`
                  : `要求由“${formerRequirement}”改为“${requirement}”`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
