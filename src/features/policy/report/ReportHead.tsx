import type { ReactNode } from 'react'
import type { Schema } from '../../../gateway/contract.ts'
import { Button } from '../../../ui/Button.tsx'
import styles from './Report.module.css'
import { figureText } from '../../../ui/figureText.ts'
import { minuteText } from '../../../ui/timeText.ts'

interface ReportHeadProps {
  report: Schema<'PolicyMatchReport'>
  /** More of the data the report rests on. */
  basis: ReactNode
  /** A newer one is on its way. */
  renewing: boolean
  onRenew: () => void
  /** The way to the data the report rests on. */
  edit: ReactNode
}

/** Whose report it is, from when, and how much it rests on. */
export function ReportHead({ report, basis, renewing, onRenew, edit }: ReportHeadProps) {
  const { enName, generatedAt, ruleSetVersion, completion, summary } = report
  return (
    <header className={styles['head']}>
      <div className={styles['whose']}>
        <h2 className={styles['enterprise']}>{enName}</h2>
        <dl className={styles['facts']}>
          <div>
            <dt>生成时间</dt>
            <dd>
              <time dateTime={generatedAt.replace(' ', 'T')}>{minuteText(generatedAt)}</time>
            </dd>
          </div>
          <div>
            <dt>资料完整度</dt>
            <dd>{completion}</dd>
          </div>
          <div>
            <dt>规则版本</dt>
            <dd>{ruleSetVersion}</dd>
          </div>
        </dl>
        {basis}
        <p className={styles['tip']}>信息越完整，推荐的政策越精准。匹配度只按已核实的条件计算。</p>
      </div>
      <p className={styles['amount']}>
        金额上限合计
        <strong>{figureText(summary.totalAmountMax)}</strong> 万元
        <span>按高度匹配、较匹配的政策计，从高不重复的只计一项；实际金额以审核为准</span>
      </p>
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
