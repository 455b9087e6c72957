import { useQuery } from '@tanstack/react-query'
import { QueryContent } from '#ui/QueryContent.tsx'
import { RuleChangeKind } from '../result/RuleChangeKind.tsx'
import { ruleName } from '../result/ruleName.ts'
import { toolRulesQuery } from '../toolRulesQuery.ts'
import { tools, type SrdiForm } from '../tools.ts'
import styles from './RuleChanges.module.css'

/** The differences between today's rules and the previous ones, by topic. */
export function RuleChanges({ form }: { form: SrdiForm }) {
  return (
    <QueryContent query={useQuery(toolRulesQuery(tools.srdi.code))} lines={6}>
      {(rules) => {
        const now = rules.find(({ current }) => current)
        const before = rules.find(({ supersededBy }) => supersededBy === now?.ruleVersion)
        const changes = now?.changes?.filter(({ formCode }) => formCode === form) ?? []
        if (now === undefined || before === undefined || changes.length === 0)
          return <p>现行规则没有替代更早的版本。</p>
        const [formerName, name] = [ruleName(before.ruleVersion), ruleName(now.ruleVersion)]
        return (
          <>
            <p className={styles['text']}>
              {now.effectiveFrom} 起，{now.sources[0]?.docNo ?? name}替代{before.sources[0]?.docNo ?? formerName}
              。主要变化如下，以文件原文为准。
            </p>
            <ul className={styles['changes']}>
              {changes.map(({ topic, before: former, after, kind }) => (
                <li key={topic}>
                  <p className={styles['topic']}>
                    <strong>{topic}</strong> <RuleChangeKind kind={kind} />
                  </p>
                  <dl className={styles['versions']}>
                    <div>
                      <dt>{formerName}</dt>
                      <dd>{former}</dd>
                    </div>
                    <div className={styles['now']}>
                      <dt>{name}</dt>
                      <dd>{after}</dd>
                    </div>
                  </dl>
                </li>
              ))}
            </ul>
          </>
        )
      }}
    </QueryContent>
  )
}
