import { useQuery } from '@tanstack/react-query'
import type { Schema } from '#gateway/contract.ts'
import { gatewayQuery } from '#gateway/query.ts'
import { Button } from '#ui/Button.tsx'
import { QueryContent } from '#ui/QueryContent.tsx'
import { toolRulesQuery } from '../toolRulesQuery.ts'
import { ResultComparison } from './ResultComparison.tsx'
import { ruleName } from './ruleName.ts'
import { versionChanges } from './versionChanges.ts'
import styles from './ToolResult.module.css'

interface RecalculationProps {
  /** A recorded result whose rule has been replaced. */
  id: string
  result: Schema<'ToolResult'>
  /** Fills the form with the recorded inputs, for today's rule. */
  onFill: (record: Schema<'ToolRecord'>) => void
}

/**
 * Recalculates a recorded result by today's rule with the same inputs, and explains the difference; this is not
 * recorded.
 */
export function Recalculation({ id, result, onFill }: RecalculationProps) {
  const query = useQuery(gatewayQuery('evaluateToolRecord', { query: { id } }))
  const { data: rules = [] } = useQuery(toolRulesQuery(result.toolCode))
  return (
    <section className={styles['part']} aria-label="按现行规则重新测算">
      <QueryContent query={query} lines={4}>
        {(record) => {
          const missing = record.result.inputs.filter(({ valueText }) => valueText === null)
          return (
            <ResultComparison
              before={result}
              after={record.result}
              changes={versionChanges(rules, result, record.result)}
            >
              <p>
                以上按 {ruleName(record.result.ruleVersion)}
                的规则、用当时填写的内容重新测算，不计入测算记录，原结果保留。
              </p>
              {missing.length === 0 ? null : (
                <details>
                  <summary>当时没有填写、按未知处理的 {missing.length} 项</summary>
                  <ul className={styles['list']}>
                    {missing.map(({ key, label }) => (
                      <li key={key}>{label}</li>
                    ))}
                  </ul>
                </details>
              )}
              <div className={styles['print']}>
                <Button onClick={() => onFill(record)}>填入当时的内容，按现行规则补填</Button>
              </div>
            </ResultComparison>
          )
        }}
      </QueryContent>
    </section>
  )
}
