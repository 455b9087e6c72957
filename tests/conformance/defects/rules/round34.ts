import { bodyOf } from '../../asked.ts'
import type { Defect, Loose } from '../../defect.ts'
import { reshaped } from '../shared/hooks.ts'
import { toolResult } from '../shared/requests.ts'
import { cents, coded } from '../shared/values.ts'
import { rules } from '../../groups.ts'

export const rulesDefects: Defect[] = [
  rules({
    id: 'a warehouse of middle size needs two hundred people',
    ...reshaped('evaluateEnterpriseSize', (data, passing) => {
      const { inputs } = bodyOf(passing)
      if (inputs.industry !== 'STORAGE' || inputs.employeeAmount >= 200 || data.scale.scaleClass !== 'MEDIUM') return
      Object.assign(data.scale, { scaleClass: 'SMALL', low: 'SMALL', high: 'SMALL' })
      data.verdictText = data.verdictText.replace('中型', '小型')
    }),
    probe: async (ask) => {
      const body = { inputs: { industry: 'STORAGE', employeeAmount: 150, operatingIncome: 5000 } }
      return (await toolResult(ask, 'eva/en/size', body)).scale.scaleClass === 'SMALL'
    },
  }),
  rules({
    id: 'other costs are capped at a tenth of the five kinds',
    ...reshaped('saveCostCalculation', ({ rdDeduction }) => {
      const cap = rdDeduction.five / 10
      const less = Math.max(0, rdDeduction.otherIn - cap)
      rdDeduction.otherCap = cap
      for (const name of ['otherIn', 'domestic', 'base']) rdDeduction[name] = cents(rdDeduction[name] - less)
      const extra = (less * rdDeduction.extraRate) / 100
      rdDeduction.extra = cents(rdDeduction.extra - extra)
      rdDeduction.taxSaved = cents(rdDeduction.taxSaved - (extra * rdDeduction.taxRate) / 100)
    }),
    probe: async (ask) => {
      const inputs = { inputYear: 2025, personnelCost: 320, directCost: 190, depreciation: 60, amortization: 20 }
      const { rdDeduction } = await toolResult(ask, 'cost/calculate/save', { inputs: { ...inputs, otherCost: 80 } })
      return rdDeduction.five === 590 && rdDeduction.otherIn === 59
    },
  }),
  rules({
    id: 'sales of just fifty million have the bound of the next step',
    ...reshaped('saveTechnologyEvaluation', (data, passing) => {
      const research = coded(data.items, 'H6')
      if (bodyOf(passing)['inputs'].salesIncomes?.at(-1) !== 5000) return
      if (research.status !== 'UNMET' || Number(research.actualText) < 4) return
      research.status = 'MET'
      delete research.gap
      delete research.suggestion
      if (data.items.some(({ status }: Loose) => status === 'UNMET')) return
      coded(data.groups, 'CONDITION').ok = null
      Object.assign(data, { verdict: 'INCOMPLETE', verdictText: '还缺部分资料' })
    }),
    probe: async (ask) => {
      const inputs = { salesIncomes: [4000, 4500, 5000], rdExpenses: [200, 225, 225] }
      const { items } = await toolResult(ask, 'eva/technology/save', { inputYear: 2025, inputs })
      return coded(items, 'H6').status === 'MET'
    },
  }),
  rules({
    id: 'research is scored by its share of sales alone',
    ...reshaped('commitTecEnForm', (data) => {
      const group = coded(data.groups, 'RD')
      const { score } = coded(data.items, '2.1')
      if (score === undefined || group.score === null) return
      const less = group.score - score
      group.score = score
      data.total -= less
    }),
    probe: async (ask) => {
      const base = { employeeAmount: 100, salesIncome: 10_000 }
      const spent = { techStaffAmount: 30, rdExpense: 400, costExpense: 1000 }
      const scores = { ...spent, ipClassIAmount: 0, ipClassIIAmount: 1 }
      return (await toolResult(ask, 'tec/en/form/commit', { inputYear: 2025, base, scores })).total === 56
    },
  }),
]
