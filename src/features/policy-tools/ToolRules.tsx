import { useQuery } from '@tanstack/react-query'
import type { Schema } from '#gateway/contract.ts'
import { Badge } from '#ui/content/Badge.tsx'
import { QueryContent } from '#ui/QueryContent.tsx'
import { RuleSources } from './RuleSources.tsx'
import { toolRulesQuery } from './toolRulesQuery.ts'
import styles from './ToolRules.module.css'

/** The rules behind a tool's result: each version, its period and its sources. */
export function ToolRules({ toolCode }: { toolCode: Schema<'ToolCode'> }) {
  return (
    <QueryContent query={useQuery(toolRulesQuery(toolCode))} lines={3}>
      {(rules) =>
        rules.length === 0 ? (
          <p>暂无规则说明</p>
        ) : (
          <ul className={styles['rules']}>
            {rules.map((rule) => (
              <li key={rule.ruleVersion}>
                <p className={styles['head']}>
                  <strong>{rule.title}</strong>
                  <Badge tone={rule.current ? 'good' : 'off'}>{rule.current ? '现行' : '历史标准'}</Badge>
                  {rule.official ? null : <Badge tone="urgent">非官方，仅供参考</Badge>}
                </p>
                <p className={styles['period']}>
                  {rule.effectiveFrom} 起施行{rule.effectiveTo === null ? '' : `，${rule.effectiveTo} 止`}
                </p>
                {rule.note === undefined ? null : <p>{rule.note}</p>}
                <RuleSources sources={rule.sources} toolCode={toolCode} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryContent>
  )
}
