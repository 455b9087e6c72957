import { type Defect, type Loose, changeBody, inData, onRequest } from '../../defect.ts'
import { rules } from '../../groups.ts'
import { fullCloudUse, toolResult } from '../shared/requests.ts'
import { cents } from '../shared/values.ts'

const costs = {
  inputYear: 2025,
  personnelCost: 300,
  directCost: 150,
  depreciation: 40,
  amortization: 10,
  otherCost: 80,
}

const small = {
  base: { employeeAmount: 40, salesIncome: 2000 },
  scores: { techStaffAmount: 12, rdExpense: 40, costExpense: 100, ipClassIAmount: 0, ipClassIIAmount: 4 },
}

export const rulesDefects: Defect[] = [
  rules({
    id: 'other costs are capped at a tenth of the five, not a ninth',
    operationId: 'saveCostCalculation',
    reply: inData('saveCostCalculation', ({ rdDeduction: all }) => {
      if (!(all?.extra > 0)) return
      const cap = cents(all.five / 10)
      const lost = Math.max(0, all.otherIn - cap)
      Object.assign(all, { otherCap: cap, otherIn: cents(all.otherIn - lost) })
      for (const key of ['domestic', 'base']) all[key] = cents(all[key] - lost)
      all.extra = cents(((all.base + all.amortBase) * all.extraRate) / 100)
      all.taxSaved = cents((all.extra * all.taxRate) / 100)
    }),
    probe: async (ask) => {
      const { rdDeduction } = await toolResult(ask, 'cost/calculate/save', { inputs: costs })
      return rdDeduction.otherIn === 50 && rdDeduction.base === 550
    },
  }),
  rules({
    id: 'sales of just fifty million already count as the middle class of research costs',
    operationId: 'saveTechnologyEvaluation',
    request: onRequest('saveTechnologyEvaluation', (passing) =>
      changeBody(passing, ({ inputs }: Loose) => {
        if (inputs?.salesIncomes?.at(-1) === 5000) inputs.salesIncomes.splice(-1, 1, 5000.01)
      }),
    ),
    probe: async (ask) => {
      const inputs = { salesIncomes: [4000, 4500, 5000], rdExpenses: [202, 202, 203.5] }
      const { items } = await toolResult(ask, 'eva/technology/save', { inputYear: 2025, inputs })
      return items.find(({ code }: Loose) => code === 'H6').status === 'MET'
    },
  }),
  rules({
    id: 'research counts by its share of sales even where that of costs is better',
    operationId: 'commitTecEnForm',
    reply: inData('commitTecEnForm', (data) => {
      const group = data.groups.find(({ code }: Loose) => code === 'RD')
      const sales = data.items.find(({ code }: Loose) => code === '2.1')
      if (typeof sales?.score !== 'number' || typeof group?.score !== 'number') return
      data.total -= group.score - sales.score
      group.score = sales.score
    }),
    probe: async (ask) => (await toolResult(ask, 'tec/en/form/commit', { inputYear: 2025, ...small })).total === 54,
  }),
  rules({
    id: 'the first application for a star may skip the lower ones',
    operationId: 'commitCloud',
    reply: inData('commitCloud', (data) => {
      if (data.cloud?.levelByScore > data.cloud?.applyNext) data.cloud.applyNext = data.cloud.levelByScore
    }),
    probe: async (ask) =>
      (await toolResult(ask, 'cloud/commit', { inputYear: 2025, inputs: fullCloudUse })).cloud.applyNext === 5,
  }),
]
