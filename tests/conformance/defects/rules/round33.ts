import { type Defect, type Loose, inData } from '../../defect.ts'
import { bodyOf } from '../../asked.ts'
import { rules } from '../../groups.ts'

const twoDecimals = (amount: number) => Math.round(amount * 100) / 100

export const rulesDefects: Defect[] = [
  rules({
    id: 'property managers are small from ten people on',
    operationId: 'evaluateEnterpriseSize',
    reply: inData('evaluateEnterpriseSize', (data, passing) => {
      const { industry, employeeAmount, operatingIncome } = bodyOf(passing)['inputs'] ?? {}
      const isBetween = employeeAmount >= 10 && employeeAmount < 100
      if (industry !== 'PROPERTY' || !isBetween || !(operatingIncome >= 500)) return
      Object.assign(data.scale, { scaleClass: 'SMALL', low: 'SMALL', high: 'SMALL' })
      data.verdictText = '小型企业'
    }),
    probe: async (ask) => {
      const inputs = { industry: 'PROPERTY', employeeAmount: 99, operatingIncome: 500 }
      const { data } = await ask('/consult/api/customer/eva/en/size', { as: 'visitor', body: { inputs } })
      return data.scale.scaleClass === 'SMALL'
    },
  }),
  rules({
    id: 'research abroad is counted beyond two thirds of that at home',
    operationId: 'saveCostCalculation',
    reply: inData('saveCostCalculation', ({ rdDeduction }) => {
      const more = rdDeduction.overseas80 - rdDeduction.overseasIn
      if (more <= 0 || rdDeduction.base === 0) return
      const extra = (more * rdDeduction.extraRate) / 100
      rdDeduction.overseasIn = rdDeduction.overseas80
      rdDeduction.base = twoDecimals(rdDeduction.base + more)
      rdDeduction.extra = twoDecimals(rdDeduction.extra + extra)
      rdDeduction.taxSaved = twoDecimals(rdDeduction.taxSaved + (extra * rdDeduction.taxRate) / 100)
    }),
    probe: async (ask) => {
      const inputs = { inputYear: 2025, personnelCost: 100, overseasEntrusted: 100 }
      const { data } = await ask('/consult/api/customer/cost/calculate/save', { as: 'visitor', body: { inputs } })
      return data.rdDeduction.overseasIn === 80
    },
  }),
  rules({
    id: 'a year since the foundation has 360 days',
    operationId: 'saveTechnologyEvaluation',
    reply: inData('saveTechnologyEvaluation', ({ items }) => {
      const age = items.find(({ code }: Loose) => code === 'H1')
      if (age.status !== 'UNMET' || Number(age.actualText) < 360) return
      age.status = 'MET'
      delete age.gap
    }),
    probe: async (ask) => {
      const inputs = { establishTime: '2024-11-28', applyDate: '2025-11-27' }
      const body = { inputYear: 2025, inputs }
      const { data } = await ask('/consult/api/customer/eva/technology/save', { as: 'visitor', body })
      return data.items.find(({ code }: Loose) => code === 'H1').status === 'MET'
    },
  }),
  rules({
    id: 'five hundred people are too many for a technology company',
    operationId: 'commitTecEnForm',
    reply: inData('commitTecEnForm', ({ items }, passing) => {
      const size = items.find(({ code }: Loose) => code === 'T2')
      if (bodyOf(passing)['base']?.employeeAmount === 500 && size.status === 'MET') size.status = 'UNMET'
    }),
    probe: async (ask) => {
      const base = { employeeAmount: 500, salesIncome: 10_000, totalAsset: 10_000 }
      const scores = { techStaffAmount: 150, rdExpense: 600, costExpense: 9000, ipClassIAmount: 1, ipClassIIAmount: 0 }
      const body = { inputYear: 2025, base, scores }
      const { data } = await ask('/consult/api/customer/tec/en/form/commit', { as: 'visitor', body })
      return data.items.find(({ code }: Loose) => code === 'T2').status === 'UNMET'
    },
  }),
]
