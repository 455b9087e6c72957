import type { ReactNode } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { resultChanges } from './resultChanges.ts'
import { ruleName } from './ruleName.ts'
import { RuleChangeKind } from './RuleChangeKind.tsx'
import styles from './ResultComparison.module.css'
import { minuteText } from '#ui/timeText.ts'

interface ResultComparisonProps {
  before: Schema<'ToolResult'>
  after: Schema<'ToolResult'>
  /** The changes of the rule of `after`, to explain why an item differs. */
  changes?: readonly Schema<'ToolRuleChange'>[]
  /** Below the comparison, e.g. the next step. */
  children?: ReactNode
}

const noChanges: readonly Schema<'ToolRuleChange'>[] = []

/** Compares an earlier result with this one: new rules or new figures. */
export function ResultComparison({ before, after, changes = noChanges, children }: ResultComparisonProps) {
  const { headline, ruleChanged, items, dropped } = resultChanges(before, after)
  const reasonsFor = (code: string) => changes.filter((change) => change.items?.includes(code))
  const whole = changes.filter((change) => change.items === undefined)
  return (
    <div className={styles['comparison']}>
      <h3>{headline}</h3>
      <p className={styles['note']}>
        上次：{minuteText(before.createTime)}，规则 {ruleName(before.ruleVersion)}
        {ruleChanged ? `；本次规则 ${ruleName(after.ruleVersion)}，${after.effectiveFrom} 起施行` : ''}
      </p>
      {items.length === 0 ? null : (
        <ul className={styles['items']}>
          {items.map(({ code, name, before: former, after: now, requirement, formerRequirement }) => (
            <li key={`${code} ${requirement}`}>
              <strong>{name}</strong>：{former ?? (wasAskedOtherwise(reasonsFor(code)) ? '原要求不同' : '新增')} → {now}
              <span className={styles['note']}>
                {formerRequirement === undefined
                  ? `要求：${requirement}`
                  : `要求由“${formerRequirement}”改为“${requirement}”`}
              </span>
              {reasonsFor(code).map((change) => (
                <Reason key={change.topic} change={change} />
              ))}
            </li>
          ))}
        </ul>
      )}
      {dropped.length === 0 ? null : <p>不再单独考查：{dropped.join('、')}</p>}
      {whole.map((change) => (
        <Reason key={change.topic} change={change} />
      ))}
      {children}
    </div>
  )
}

/** Moved to other conditions or renamed; a new requirement has no former one. */
function wasAskedOtherwise(reasons: readonly Schema<'ToolRuleChange'>[]): boolean {
  return reasons.some(({ kind }) => kind !== 'ADDED')
}

function Reason({ change: { topic, before, after, kind } }: { change: Schema<'ToolRuleChange'> }) {
  return (
    <span className={styles['reason']}>
      <RuleChangeKind kind={kind} /> {topic}：原为“{before}”，现为“{after}”
    </span>
  )
}
