import { type Defect, inData } from '../../defect.ts'
import { bodyOf } from '../../asked.ts'
import { rules } from '../../groups.ts'
import { fullCloudUse, toolResult } from '../shared/requests.ts'
import { coded } from '../shared/values.ts'

export const rulesDefects: Defect[] = [
  rules({
    id: 'who has no star yet may apply for the fifth at once',
    operationId: 'commitCloud',
    reply: inData('commitCloud', ({ cloud }) => void (cloud.applyNext = cloud.levelByScore)),
    probe: async (ask) => {
      return (await toolResult(ask, 'cloud/commit', { inputYear: 2025, inputs: fullCloudUse })).cloud.applyNext === 5
    },
  }),
  rules({
    id: 'what is entrusted abroad counts beyond two thirds of the domestic expenses',
    operationId: 'saveCostCalculation',
    reply: inData('saveCostCalculation', ({ rdDeduction: outcome }) => {
      const beyond = outcome.overseas80 - outcome.overseasIn
      if (outcome.extra === 0 || beyond <= 0) return
      outcome.overseasIn += beyond
      outcome.base += beyond
      outcome.extra += (beyond * outcome.extraRate) / 100
      outcome.taxSaved = (outcome.extra * outcome.taxRate) / 100
    }),
    probe: async (ask) => {
      const inputs = { inputYear: 2025, isAuditCollection: true, personnelCost: 300, overseasEntrusted: 500 }
      return (await toolResult(ask, 'cost/calculate/save', { inputs })).rdDeduction.overseasIn === 400
    },
  }),
  rules({
    id: 'technical staff of exactly ten percent are too few',
    operationId: 'saveTechnologyEvaluation',
    reply: inData('saveTechnologyEvaluation', (data, passing) => {
      const { employeeAmount, techStaffAmount } = bodyOf(passing)['inputs'] ?? {}
      if (techStaffAmount * 10 !== employeeAmount) return
      for (const item of data.items) if (item.code === 'H5') item.status = 'UNMET'
      data.verdict = 'FAIL'
    }),
    probe: async (ask) => {
      const inputs = { employeeAmount: 100, techStaffAmount: 10 }
      const { items } = await toolResult(ask, 'eva/technology/save', { inputYear: 2025, inputs })
      return coded(items, 'H5').status === 'UNMET'
    },
  }),
  rules({
    id: 'one of two figures makes an industrial enterprise large',
    operationId: 'evaluateEnterpriseSize',
    reply: inData('evaluateEnterpriseSize', ({ scale }, passing) => {
      const { industry, employeeAmount, operatingIncome } = bodyOf(passing)['inputs'] ?? {}
      if (industry !== 'INDUSTRY' || !(employeeAmount >= 1000 || operatingIncome >= 40_000)) return
      Object.assign(scale, { scaleClass: 'LARGE', low: 'LARGE', high: 'LARGE', missingFields: [] })
      delete scale.nextUpText
    }),
    probe: async (ask) => {
      const inputs = { industry: 'INDUSTRY', employeeAmount: 1000, operatingIncome: 2000 }
      return (await toolResult(ask, 'eva/en/size', { inputs })).scale.scaleClass === 'LARGE'
    },
  }),
]
