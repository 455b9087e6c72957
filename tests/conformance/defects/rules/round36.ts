import type { Defect, Loose } from '../../defect.ts'
import { reshaped } from '../shared/hooks.ts'
import { costs, spent, toolResult } from '../shared/requests.ts'
import { cents, coded } from '../shared/values.ts'
import { rules } from '../../groups.ts'

/** Other costs count up to a tenth of the first five, not to a tenth of all. */
function capAtATenth(deduction: Loose): void {
  const { five, otherIn, base, extraRate, taxRate } = deduction
  deduction.otherCap = cents(five / 10)
  if (base === 0 || otherIn <= deduction.otherCap) return
  const lost = otherIn - deduction.otherCap
  deduction.otherIn = deduction.otherCap
  deduction.domestic = cents(deduction.domestic - lost)
  deduction.overseasCap = cents((deduction.domestic * 2) / 3)
  deduction.base = cents(base - lost)
  deduction.extra = cents(((deduction.base + deduction.amortBase) * extraRate) / 100)
  deduction.taxSaved = cents((deduction.extra * taxRate) / 100)
}

export const rulesDefects: Defect[] = [
  rules({
    id: 'other costs are capped at a tenth of the first five',
    ...reshaped('saveCostCalculation', (data) => {
      if (!data.rdDeduction) return
      capAtATenth(data.rdDeduction)
      const { extra, taxSaved } = data.rdDeduction
      if (data.verdict === 'PASS') data.verdictText = `可加计扣除 ${extra} 万元，最多可节税 ${taxSaved} 万元`
    }),
    probe: async (ask) => {
      const { rdDeduction } = await toolResult(ask, 'cost/calculate/save', {
        inputs: { ...costs, ...spent, otherCost: 100 },
      })
      return rdDeduction.otherIn === 59 && rdDeduction.extra === 649
    },
  }),
  rules({
    id: 'one large indicator makes an industrial enterprise large',
    ...reshaped('evaluateEnterpriseSize', ({ inputs, scale, ...data }) => {
      const isLarge = inputs.some(
        ({ key, valueText }: Loose) =>
          (key === 'employeeAmount' && Number(valueText) >= 1000) ||
          (key === 'operatingIncome' && Number(valueText) >= 40_000),
      )
      const isIndustry = inputs.some(({ valueText }: Loose) => String(valueText).startsWith('工业'))
      if (!isLarge || !isIndustry || scale.scaleClass === null) return undefined
      const { nextUpText: _, ...rest } = scale
      const large = { ...rest, scaleClass: 'LARGE', low: 'LARGE', high: 'LARGE' }
      return { ...data, inputs, scale: large, verdictText: '大型企业' }
    }),
    probe: async (ask) => {
      const inputs = { industry: 'INDUSTRY', employeeAmount: 1200, operatingIncome: 3000 }
      return (await toolResult(ask, 'eva/en/size', { inputs })).scale.scaleClass === 'LARGE'
    },
  }),
  rules({
    id: 'expenses for research count by sales alone',
    ...reshaped('commitTecEnForm', (data) => {
      const [bySales, byCost] = [coded(data.items, '2.1'), coded(data.items, '2.2')]
      const group = coded(data.groups, 'RD')
      if (bySales?.status !== 'MET' || byCost?.status !== 'MET' || byCost.score <= bySales.score) return
      data.total -= group.score - bySales.score
      group.score = bySales.score
    }),
    probe: async (ask) => {
      const { groups } = await toolResult(ask, 'tec/en/form/commit', {
        inputYear: 2025,
        base: { employeeAmount: 100, salesIncome: 10_000 },
        scores: { techStaffAmount: 30, rdExpense: 300, costExpense: 1000, ipClassIAmount: 1 },
      })
      return coded(groups, 'RD').score === 20
    },
  }),
  rules({
    id: 'a year to the day since the foundation is too short',
    ...reshaped('saveTechnologyEvaluation', (data) => {
      const dayOf = (name: string) => Date.parse(data.inputs.find(({ key }: Loose) => key === name)?.valueText)
      const days = (dayOf('applyDate') - dayOf('establishTime')) / 86_400_000
      if (days !== 365) return
      const condition = coded(data.items, 'H1')
      Object.assign(condition, { status: 'UNMET', gap: '还差 1 天' })
      Object.assign(data, { verdict: 'FAIL', verdictText: `1 项不符合：${condition.name}` })
    }),
    probe: async (ask) => {
      const { items } = await toolResult(ask, 'eva/technology/save', {
        inputYear: 2025,
        inputs: { establishTime: '2025-11-20', applyDate: '2026-11-20' },
      })
      return coded(items, 'H1').status === 'UNMET'
    },
  }),
]
