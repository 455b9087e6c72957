import { type Defect, inData } from '../../defect.ts'
import { rules } from '../../groups.ts'
import { cloudUse, toolResult } from '../shared/requests.ts'
import { cents, coded } from '../shared/values.ts'

export const rulesDefects: Defect[] = [
  rules({
    id: 'other costs are capped at a tenth of the five and not at a ninth',
    operationId: 'saveCostCalculation',
    reply: inData('saveCostCalculation', ({ rdDeduction: sums }) => {
      sums.otherCap = cents(sums.five * 0.1)
      const excess = sums.otherIn - sums.otherCap
      if (excess <= 0 || sums.overseas80 > 0) return
      for (const key of ['otherIn', 'domestic', 'base']) sums[key] = cents(sums[key] - excess)
      sums.overseasCap = cents((sums.domestic * 2) / 3)
      sums.extra = cents(((sums.base + sums.amortBase) * sums.extraRate) / 100)
      sums.taxSaved = cents((sums.extra * sums.taxRate) / 100)
    }),
    probe: async (ask) => {
      const inputs = { inputYear: 2025, personnelCost: 300, directCost: 200, otherCost: 80 }
      const { rdDeduction } = await toolResult(ask, 'cost/calculate/save', { inputs })
      return rdDeduction.otherCap === 50 && rdDeduction.extra === 550
    },
  }),
  rules({
    id: 'a tenth of technical staff exactly is too few',
    operationId: 'saveTechnologyEvaluation',
    reply: inData('saveTechnologyEvaluation', ({ items }) => {
      const staff = coded(items, 'H5')
      if (staff?.actualText === '10') Object.assign(staff, { status: 'UNMET', gap: '还差 1 人' })
    }),
    probe: async (ask) => {
      const inputs = { employeeAmount: 100, techStaffAmount: 10 }
      const { items } = await toolResult(ask, 'eva/technology/save', { inputYear: 2025, inputs })
      return coded(items, 'H5').status === 'UNMET'
    },
  }),
  rules({
    id: 'who holds no star may apply at once for the level of the points',
    operationId: 'commitCloud',
    reply: inData('commitCloud', ({ cloud }) => {
      if (cloud.levelByScore > cloud.applyNext) cloud.applyNext = cloud.levelByScore
    }),
    probe: async (ask) => {
      const inputs = { ...cloudUse, deviceRatio: 50 }
      const { cloud } = await toolResult(ask, 'cloud/commit', { inputYear: 2025, inputs })
      return cloud.applyNext === 4
    },
  }),
  rules({
    id: 'both shares of research count together and not only the better one',
    operationId: 'commitTecEnForm',
    reply: inData('commitTecEnForm', (data) => {
      const research = coded(data.groups, 'RD')
      const [one, other] = ['2.1', '2.2'].map((code) => coded(data.items, code)?.score ?? 0)
      const sum = Math.min(50, one + other)
      if (typeof research?.score !== 'number' || sum <= research.score) return
      if (typeof data.total === 'number') data.total += sum - research.score
      research.score = sum
    }),
    probe: async (ask) => {
      const body = {
        inputYear: 2025,
        base: { employeeAmount: 50, salesIncome: 1000 },
        scores: { techStaffAmount: 5, rdExpense: 50, costExpense: 200, ipClassIAmount: 1, ipClassIIAmount: 0 },
      }
      return (await toolResult(ask, 'tec/en/form/commit', body)).total === 84
    },
  }),
]
