import { type Defect, inData } from '../../defect.ts'
import { rewritten } from '../shared/hooks.ts'
import { cloudUse, toolResult } from '../shared/requests.ts'
import { rules } from '../../groups.ts'

const spent = { personnelCost: 300, directCost: 150, depreciation: 0, amortization: 0, designCost: 0, otherCost: 50 }

const qualified = { isResidentEnterprise: true, hasSoundAccounting: true, isAuditCollection: true }

export const rulesDefects: Defect[] = [
  rules({
    id: 'the next star is that of the points, whatever star is held',
    operationId: 'commitCloud',
    reply: inData('commitCloud', ({ cloud }) => {
      if (cloud !== undefined && cloud.levelByScore > cloud.applyNext) cloud.applyNext = cloud.levelByScore
    }),
    probe: async (ask) => {
      return (await toolResult(ask, 'cloud/commit', { inputYear: 2025, inputs: cloudUse })).cloud.applyNext > 3
    },
  }),
  rules({
    id: 'other costs count up to a tenth of the five in place of a ninth',
    operationId: 'saveCostCalculation',
    reply: inData('saveCostCalculation', ({ rdDeduction: outcome }) => {
      if (outcome === undefined || outcome.otherIn <= outcome.five / 10) return
      const lost = outcome.otherIn - outcome.five / 10
      outcome.otherCap = outcome.five / 10
      outcome.otherIn -= lost
      outcome.domestic -= lost
      outcome.base -= lost
      outcome.extra -= (lost * outcome.extraRate) / 100
      outcome.taxSaved -= (lost * outcome.extraRate * outcome.taxRate) / 10_000
    }),
    probe: async (ask) => {
      const body = { inputs: { inputYear: 2025, ...qualified, totalIncome: 9000, negativeIndustryIncome: 0, ...spent } }
      return (await toolResult(ask, 'cost/calculate/save', body)).rdDeduction.otherIn === 45
    },
  }),
  rules({
    id: 'an income that is not told is an income of nought',
    ...rewritten('evaluateEnterpriseSize', ({ inputs }) => {
      if (inputs !== undefined) inputs.operatingIncome ??= 0
    }),
    probe: async (ask) => {
      const { verdict } = await toolResult(ask, 'eva/en/size', { inputs: { industry: 'RETAIL', employeeAmount: 80 } })
      return verdict === 'DONE'
    },
  }),
  rules({
    id: 'research is measured by sales alone',
    ...rewritten('commitTecEnForm', ({ scores }) => void delete scores?.costExpense),
    probe: async (ask) => {
      const body = {
        inputYear: 2025,
        base: { isResidentEnterprise: true, employeeAmount: 100, salesIncome: 10_000, totalAsset: 5000 },
        scores: { techStaffAmount: 30, rdExpense: 300, costExpense: 900, ipClassIAmount: 1, ipClassIIAmount: 0 },
      }
      return (await toolResult(ask, 'tec/en/form/commit', body)).total < 75
    },
  }),
]
