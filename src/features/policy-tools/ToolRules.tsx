import { useQuery } from '@tanstack/react-query'
import type { Schema } from '#gateway/contract.ts'
import { Badge } from '#ui/content/Badge.tsx'
import { QueryContent } from '#ui/QueryContent.tsx'
import { toolSourceBasisWords } from '#gateway/generated/words/ToolSource.ts'
import { ExternalLink } from '#ui/ExternalLink.tsx'
import { Link } from '#ui/Link.tsx'
import { toolRulesQuery } from './toolRulesQuery.ts'
import { tools } from './tools.ts'
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

interface RuleSourcesProps {
  sources: readonly Schema<'ToolSource'>[]
  toolCode: Schema<'ToolCode'>
}

/**
 * The documents behind a rule, linked to their official texts or, where no address is known, to policies on the
 * subject.
 */
export function RuleSources({ sources, toolCode }: RuleSourcesProps) {
  const subject = Object.values(tools).find(({ code }) => code === toolCode)?.subject
  return (
    <>
      <ul className={styles['sources']}>
        {sources.map(({ name, docNo, url, basis }) => (
          <li key={`${name} ${docNo}`}>
            {url === undefined ? (
              <Link to="/policy/info" search={{ keyword: subject }}>
                《{name}》
              </Link>
            ) : (
              <ExternalLink href={url}>《{name}》</ExternalLink>
            )}
            {docNo === null ? '' : `（${docNo}）`}
            {basis === 'general-knowledge' ? <span>{toolSourceBasisWords[basis]}</span> : null}
          </li>
        ))}
      </ul>
      {sources.every(({ url }) => url !== undefined) ? null : (
        <p className={styles['note']}>没有新窗口标记的文件尚无官方原文地址，打开的是政策库中“{subject}”的相关政策。</p>
      )}
    </>
  )
}
