import { type Defect, inData } from '../../defect.ts'
import { toolResult, visitor } from '../shared/requests.ts'
import { coded } from '../shared/values.ts'
import { rules } from '../../groups.ts'

export const rulesDefects: Defect[] = [
  rules({
    id: 'other costs are capped at a tenth of the five and not at a tenth of all',
    operationId: 'saveCostCalculation',
    reply: inData('saveCostCalculation', ({ rdDeduction: sums }) => {
      const lost = sums.otherIn - Math.min(sums.otherIn, sums.five * 0.1)
      sums.otherCap = sums.five * 0.1
      for (const name of ['otherIn', 'domestic', 'base']) sums[name] -= lost
      sums.extra -= (lost * sums.extraRate) / 100
      sums.taxSaved -= (lost * sums.extraRate * sums.taxRate) / 10_000
    }),
    probe: async (ask) => {
      const costs = { personnelCost: 90, directCost: 0, depreciation: 0, amortization: 0, otherCost: 50 }
      const body = { inputs: { inputYear: 2025, ...costs } }
      const { rdDeduction } = await toolResult(ask, 'cost/calculate/save', body)
      return rdDeduction.base === 99 && rdDeduction.extra === 99
    },
  }),
  rules({
    id: 'an income of 50 to 200 million needs five percent of research',
    operationId: 'saveTechnologyEvaluation',
    reply: inData('saveTechnologyEvaluation', ({ items }) => {
      const research = coded(items, 'H6')
      if (research.status === 'MET' && Number(research.actualText) < 5) research.status = 'UNMET'
    }),
    probe: async (ask) => {
      const inputs = { rdExpenses: [280, 430, 640], salesIncomes: [9200, 10_900, 12_800] }
      const body = { inputYear: 2025, inputs }
      const { items } = await toolResult(ask, 'eva/technology/save', body)
      return coded(items, 'H6').status === 'UNMET'
    },
  }),
  rules({
    id: 'sixty points are enough without any points for the staff',
    operationId: 'commitTecEnForm',
    reply: inData('commitTecEnForm', ({ items, total }) => {
      if (total >= 60) coded(items, 'T5').status = 'MET'
    }),
    probe: async (ask) => {
      const costs = { rdExpense: 600, costExpense: 9000 }
      const { items, total } = await toolResult(ask, 'tec/en/form/commit', {
        inputYear: 2025,
        base: { employeeAmount: 100, salesIncome: 10_000 },
        scores: { techStaffAmount: 5, ...costs, ipClassIAmount: 1, ipClassIIAmount: 0 },
      })
      return total >= 60 && coded(items, '1').score === 0 && coded(items, 'T5').status === 'MET'
    },
  }),
  rules({
    id: 'a part below its floor does not matter when the total is enough',
    operationId: 'scoreSrdi',
    reply: inData('scoreSrdi', (data) => {
      if (data.total < 60 || data.formCode !== 'form1') return
      coded(data.items, 'F1').status = 'MET'
      data.verdict = 'PASS'
    }),
    probe: async (ask) => {
      const grown = { mainBusinessGrowth: 0, assetDebt: 60 }
      const special = { isStrategicProduct: true, mainBusinessRatio: 70 }
      const form = { formCode: 'form1', ruleVersion: 'srdi@2026', isRenewal: false, inputYear: 2025 }
      const body = { ...form, inputs: { ipLevel: 'I', rdRatio: 5, ...grown, ...special } }
      const { groups, verdict } = (await ask('/consult/program/srdi/score', { ...visitor, body })).data
      return coded(groups, 'GROWTH').score < 15 && verdict === 'PASS'
    },
  }),
]
