import { useQuery } from '@tanstack/react-query'
import { Anchor } from '#ui/Anchor.tsx'
import { Link } from '#ui/Link.tsx'
import type { Schema } from '#gateway/contract.ts'
import { loginAddress } from '#gateway/loginAddress.ts'
import { policyMatchGrowthStepStateWords } from '#gateway/generated/words/PolicyMatchGrowthStep.ts'
import { gatewayQuery } from '#gateway/query.ts'
import { Badge } from '#ui/content/Badge.tsx'
import { useFailureTexts } from '#ui/failureTexts.ts'
import { dayText } from '#ui/timeText.ts'
import type { ToolSession } from '../form/toolDefinition.ts'
import { toolRulesQuery } from '../toolRulesQuery.ts'
import { srdiForms, tools } from '../tools.ts'
import { latestByForm, nextForm, tiers, windowTexts, type Tier } from './ladder.ts'
import styles from './Ladder.module.css'

/** The levels that the member's enterprise already has, from its report. */
export interface Held {
  /** Names of the levels; undefined until known. */
  names: ReadonlySet<string> | undefined
  error: unknown
}

interface LadderProps {
  session: ToolSession | undefined
  held: Held
  /** The date in China, yyyy-MM-dd. */
  today: string
}

const resultsQuery = gatewayQuery('listToolResults', { query: { toolCode: 'SRDI', size: 50 } }, { message: true })

/** The levels from the lowest, each with its requirements, its application period and the member's last result. */
export function Ladder({ session, held, today }: LadderProps) {
  const { data: rules = [] } = useQuery(toolRulesQuery('SRDI'))
  const results = useQuery({ ...resultsQuery, enabled: session !== undefined, staleTime: 0 })
  const latest = latestByForm(results.data?.records ?? [])
  const next = session === undefined || held.names === undefined ? undefined : nextForm(latest, held.names)
  const failures = useFailureTexts(held.error)
  return (
    <>
      {session === undefined ? (
        <p className={styles['note']}>
          不登录也可以测算；登录后保存每一级的结果，在这里看到差在哪里、下一步做什么。
          <Anchor href={loginAddress(tools.srdi.path)}>去登录</Anchor>
        </p>
      ) : null}
      {failures.length === 0 ? null : (
        <p role="alert" className={styles['note']}>
          暂时不知道已获得哪些称号：{failures.join('；')}
        </p>
      )}
      <ol className={styles['ladder']}>
        {tiers.map((tier) => (
          <li key={tier.name} aria-current={tier.form !== undefined && tier.form === next ? 'step' : undefined}>
            <TierCard
              tier={tier}
              windows={tier.form === undefined ? [] : windowTexts(rules, tier.form, today)}
              record={tier.form && latest[tier.form]}
              isHeld={held.names?.has(tier.name) === true}
              isNext={tier.form !== undefined && tier.form === next}
            />
          </li>
        ))}
      </ol>
    </>
  )
}

interface TierCardProps {
  tier: Tier
  windows: readonly string[]
  /** The member's latest result. */
  record: Schema<'ToolResultItem'> | undefined
  isHeld: boolean
  isNext: boolean
}

function TierCard({ tier: { form, step, name, asks }, windows, record, isHeld, isNext }: TierCardProps) {
  return (
    <>
      <p className={styles['step']}>
        {step}
        {isHeld ? <Badge>{policyMatchGrowthStepStateWords.HELD}</Badge> : null}
        {isNext ? <Badge tone="good">您的下一步</Badge> : null}
      </p>
      <h3 className={styles['name']}>{name}</h3>
      <p>{asks}</p>
      {windows.length === 0 ? null : (
        <p className={styles['fact']}>
          <strong>窗口期</strong>
          {windows.map((window) => (
            <span key={window}>{window}</span>
          ))}
        </p>
      )}
      {record === undefined ? null : (
        <p className={styles['fact']}>
          <strong>最近测算（{dayText(record.createTime)}）</strong>
          <span>{record.verdictText}</span>
          {record.outdated ? <Badge tone="urgent">规则已更新，建议重新测算</Badge> : null}
        </p>
      )}
      {form === undefined ? null : (
        <p className={styles['links']}>
          <Link to={srdiForms[form].path}>
            {record === undefined ? '开始测算' : '重新测算'}
            {name}
          </Link>
          {record === undefined ? null : (
            <Link to={srdiForms[form].path} search={{ record: record.id }}>
              查看{name}的结果
            </Link>
          )}
        </p>
      )}
    </>
  )
}
