import type { ReactNode } from 'react'
import type { Schema } from '#gateway/contract.ts'
import * as fields from '#gateway/generated/fields/PolicyMatchReport.ts'
import { Button } from '#ui/Button.tsx'
import styles from './Report.module.css'
import { minuteText } from '#ui/timeText.ts'
import { ReportOutcome } from './ReportOutcome.tsx'
import type { FitGroup } from './selectItems.ts'

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
