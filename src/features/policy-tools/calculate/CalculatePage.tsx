import { useMemo } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { call } from '#gateway/call.ts'
import { Chart } from '#ui/chart/Chart.tsx'
import type { ToolDefinition, ToolSession } from '../form/toolDefinition.ts'
import { ToolPage } from '../ToolPage.tsx'
import type { ToolSearch } from '../toolSearch.ts'
import { ToolWorkspace } from '../ToolWorkspace.tsx'
import { indicatorOf, knownOnly } from '../form/profileFigures.ts'
import { barOption } from '../result/scoreCharts.ts'
import { calculateSections, type CalculateInputs } from './calculateSections.ts'
import { deductionBars, deductionSteps } from './deductionSteps.ts'
import styles from './CalculatePage.module.css'

interface CalculatePageProps {
  session: ToolSession | undefined
  search: ToolSearch
}

/** The super-deduction for R&D expenses, and the tax it saves (§2.1 /policy/tool/calculate). */
export function CalculatePage({ session, search }: CalculatePageProps) {
  return (
    <ToolPage tool="calculate" session={session} search={search}>
      <ToolWorkspace definition={calculateDefinition} session={session} search={search} outcome={outcomeOf} />
    </ToolPage>
  )
}

function outcomeOf({ rdDeduction }: Schema<'ToolResult'>) {
  return rdDeduction === undefined ? null : <DeductionOutcome deduction={rdDeduction} />
}

const calculateDefinition: ToolDefinition<CalculateInputs> = {
  name: 'calculate',
  version: 1,
  sections: () => calculateSections,
  calculate: (gateway, { enId, inputYear, inputs }) =>
    call(
      gateway,
      'saveCostCalculation',
      { body: { ...(enId && { enId }), inputs: { ...inputs, inputYear } } },
      { silent: true },
    ),
  trial: ({ inputs, inputYear }) => ({ rdDeduction: { ...inputs, inputYear } }),
  recorded: ({ rdDeduction }) => rdDeduction,
  saved: async (gateway, enId) => {
    const { inputs } = await call(gateway, 'getCostCalculation', { query: { enId } })
    return inputs === null ? undefined : { inputs, inputYear: inputs.inputYear }
  },
  // The profile only has the sum of the expenses, which is not a field of this form.
  fromProfile: (profile, year) =>
    knownOnly<Pick<CalculateInputs, 'totalIncome'>>({ totalIncome: indicatorOf(profile, 'operatingIncome', year) }),
}

/** The amounts of the deduction: its components as bars, and every step in a table. */
function DeductionOutcome({ deduction }: { deduction: Schema<'RdDeductionOutcome'> }) {
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
