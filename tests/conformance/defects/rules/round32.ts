import type { Defect, Loose } from '../../defect.ts'
import { reshaped, rewritten } from '../shared/hooks.ts'
import { costs, spent, toolResult, visitor } from '../shared/requests.ts'
import { cents, coded } from '../shared/values.ts'
import { rules } from '../../groups.ts'

export const rulesDefects: Defect[] = [
  rules({
    id: 'other expenses are capped at a tenth of the first five',
    ...reshaped('saveCostCalculation', ({ rdDeduction }) => {
      const otherCap = rdDeduction.five / 10
      const lost = Math.max(0, rdDeduction.otherIn - otherCap)
      rdDeduction.otherCap = cents(otherCap)
      for (const name of ['otherIn', 'domestic', 'base', 'extra']) rdDeduction[name] = cents(rdDeduction[name] - lost)
      rdDeduction.taxSaved = cents((rdDeduction.extra * rdDeduction.taxRate) / 100)
    }),
    probe: async (ask) => {
      const inputs = { ...costs, ...spent, otherCost: 100 }
      return (await toolResult(ask, 'cost/calculate/save', { inputs })).rdDeduction.otherIn === 59
    },
  }),
  rules({
    id: 'transport is judged by the bounds of storage',
    ...rewritten('evaluateEnterpriseSize', ({ inputs }) => {
      if (inputs?.industry === 'TRANSPORT') inputs.industry = 'STORAGE'
    }),
    probe: async (ask) => {
      const inputs = { industry: 'TRANSPORT', employeeAmount: 250, operatingIncome: 30_000 }
      return (await toolResult(ask, 'eva/en/size', { inputs })).scale.scaleClass !== 'SMALL'
    },
  }),
  rules({
    id: 'research is scored by the second ratio and not by the better one',
    ...reshaped('commitTecEnForm', (data) => {
      const research = coded(data.groups, 'RD')
      const { score = 0 } = coded(data.items, '2.2')
      if (typeof data.total === 'number') data.total -= research.score - score
      research.score = score
    }),
    probe: async (ask) => {
      const data = await toolResult(ask, 'tec/en/form/commit', {
        inputYear: 2025,
        base: { employeeAmount: 100, salesIncome: 10_000 },
        scores: { techStaffAmount: 30, rdExpense: 600, costExpense: 3000, ipClassIAmount: 1 },
      })
      return coded(data.groups, 'RD').score === 30
    },
  }),
  rules({
    id: 'a group below its floor is let pass when the total suffices',
    ...reshaped('scoreSrdi', (data) => {
      if (data.total >= data.passLine && data.groups.some(({ ok }: Loose) => ok === false)) data.verdict = 'PASS'
    }),
    probe: async (ask) => {
      const inputs = {
        ipLevel: 'NONE',
        rdRatio: 1,
        mainBusinessGrowth: 17.43,
        assetDebt: 38,
        isStrategicProduct: true,
        mainBusinessRatio: 97.71,
      }
      const body = { formCode: 'form1', ruleVersion: 'srdi@2026', isRenewal: false, inputYear: 2025, inputs }
      const { data } = await ask('/consult/program/srdi/score', { ...visitor, body })
      return data.verdict === 'PASS' && data.groups.some(({ ok }: Loose) => ok === false)
    },
  }),
]
