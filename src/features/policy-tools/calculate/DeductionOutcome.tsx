import { useMemo } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { Chart } from '#ui/chart/Chart.tsx'
import { barOption } from '../result/scoreCharts.ts'
import { deductionBars, deductionSteps } from './deductionSteps.ts'
import styles from './DeductionOutcome.module.css'

/** The amounts of the deduction: its components as bars, and every step in a table. */
export function DeductionOutcome({ deduction }: { deduction: Schema<'RdDeductionOutcome'> }) {
  const bars = useMemo(() => deductionBars(deduction), [deduction])
  const option = useMemo(() => barOption(bars, '万元'), [bars])
  return (
    <div className={styles['outcome']}>
      {bars.length < 2 ? null : (
        <Chart
          option={option}
          label={`计入的研发费用：${bars.map(({ name, value }) => `${name} ${value} 万元`).join('，')}`}
        />
      )}
      <table className={styles['steps']}>
        <caption>计算过程（中间步骤不舍入，显示保留两位小数）</caption>
        <thead>
          <tr>
            <th scope="col">步骤</th>
            <th scope="col">金额或比例</th>
            <th scope="col">说明</th>
          </tr>
        </thead>
        <tbody>
          {deductionSteps(deduction).map(({ name, value, note, strong = false }) => (
            <tr key={name} className={strong ? styles['strong'] : undefined}>
              <th scope="row">{name}</th>
              <td>{value}</td>
              <td>{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
