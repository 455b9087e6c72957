import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Schema } from '#gateway/contract.ts'
import * as fields from '#gateway/generated/fields/PolicyMatchReport.ts'
import { Button } from '#ui/Button.tsx'
import { minuteText } from '#ui/timeText.ts'
import { figureText } from '#ui/figureText.ts'
import { gatewayQuery } from '#gateway/query.ts'
import { Link } from '#ui/Link.tsx'
import type { FitGroup } from './selectItems.ts'
import { fits } from './fit.ts'
import { basisFields } from './basisFields.ts'
import styles from './ReportHead.module.css'

interface ReportHeadProps {
  report: Schema<'PolicyMatchReport'>
  groups: readonly FitGroup[]
  /** More of the report's data. */
  basis: ReactNode
  /** A newer one is being generated. */
  renewing: boolean
  onRenew: () => void
  /** A link to change the report's data. */
  edit: ReactNode
}

/** The report's subject, its date, and how much data it is based on. */
export function ReportHead({ report, groups, basis, renewing, onRenew, edit }: ReportHeadProps) {
  const { enName, generatedAt, ruleSetVersion, completion, summary } = report
  return (
    <header className={styles['head']}>
      <div className={styles['whose']}>
        <h2 className={styles['enterprise']}>{enName}</h2>
        <dl className={styles['facts']}>
          <div>
            <dt>{fields.generatedAt.title}</dt>
            <dd>
              <time dateTime={generatedAt.replace(' ', 'T')}>{minuteText(generatedAt)}</time>
            </dd>
          </div>
          <div>
            <dt>{fields.completion.title}</dt>
            <dd>{completion}</dd>
          </div>
          <div>
            <dt>{fields.ruleSetVersion.title}</dt>
            <dd>{ruleSetVersion}</dd>
          </div>
        </dl>
        {basis}
        <p className={styles['tip']}>信息越完整，推荐的政策越精准。条件全部核实后才给出匹配度。</p>
      </div>
      <ReportOutcome groups={groups} totalAmountMax={summary.totalAmountMax} />
      <div className={styles['buttons']}>
        {edit}
        <Button busy={renewing} onClick={onRenew}>
          {renewing ? '正在匹配…' : '重新匹配'}
        </Button>
        <Button onClick={() => window.print()}>打印报告</Button>
      </div>
    </header>
  )
}

interface ReportOutcomeProps {
  groups: readonly FitGroup[]
  /** 万元, of policies that may have conditions that are not compared yet. */
  totalAmountMax: number
}

/** Certain facts come first: how many policies can be applied for. Possible amounts follow, with their limits. */
function ReportOutcome({ groups, totalAmountMax }: ReportOutcomeProps) {
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
          匹配程度较高的政策金额上限合计 {figureText(totalAmountMax)}{' '}
          万元，其中有的条件尚未核实；从高不重复的只计一项，实际金额以审核为准
        </p>
      )}
    </div>
  )
}

/**
 * The current enterprise's data that policies are matched by (§7.3 sys/current/basic); a missing one links to its
 * field.
 */
export function MatchBasis() {
  const { data } = useQuery({
    ...gatewayQuery('getCurrentEnterpriseBasic', {}),
    // The profile may have been filled in since.
    staleTime: 0,
  })
  // The report itself names its subject.
  if (data === undefined) return null
  return (
    <dl className={styles['facts']} aria-label="匹配依据">
      {basisFields(data).map(({ name, value, path }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value ?? (
              <Link to="/policy/report" search={{ fill: path }}>
                去填写
              </Link>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
