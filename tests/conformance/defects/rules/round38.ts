import { bodyOf } from '../../asked.ts'
import { type Defect, type Loose, changeBody, inData, onRequest } from '../../defect.ts'
import { evaluatedTechnology, previewed } from '../shared/requests.ts'
import { rules } from '../../groups.ts'

const isWithinTenth = (inputs: Loose) => inputs?.techStaffAmount * 10 === inputs?.employeeAmount

export const rulesDefects: Defect[] = [
  rules({
    id: 'other expenses are capped at a tenth of the five kinds',
    operationId: 'saveCostCalculation',
    reply: inData('saveCostCalculation', ({ rdDeduction: sums }) => {
      const cap = Math.round(sums.five * 10) / 100
      const lost = Math.max(0, sums.otherIn - cap)
      sums.otherCap = cap
      for (const key of ['otherIn', 'domestic', 'base', 'extra'])
        sums[key] = Math.max(0, Math.round((sums[key] - lost) * 100) / 100)
      sums.taxSaved = Math.round(sums.extra * sums.taxRate) / 100
    }),
    probe: async (ask) => {
      const spent = { personnelCost: 300, directCost: 150, depreciation: 40, amortization: 10, otherCost: 80 }
      const body = { inputs: { inputYear: 2025, ...spent } }
      const { data } = await ask('/consult/api/customer/cost/calculate/save', { as: 'visitor', body })
      return data.rdDeduction.otherCap === 50
    },
  }),
  rules({
    id: 'exactly a tenth of technical staff is too few',
    operationId: 'saveTechnologyEvaluation',
    reply: inData('saveTechnologyEvaluation', (data, passing) => {
      if (!isWithinTenth(bodyOf(passing)['inputs'])) return
      for (const each of data.items) if (each.code === 'H5') each.status = 'UNMET'
    }),
    probe: async (ask) => {
      const { data } = await evaluatedTechnology(ask, { techStaffAmount: 10, employeeAmount: 100 })
      return data.items.find(({ code }: Loose) => code === 'H5').status === 'UNMET'
    },
  }),
  rules({
    id: 'one measure of a large wholesaler is enough',
    operationId: 'evaluateEnterpriseSize',
    request: onRequest('evaluateEnterpriseSize', (passing) =>
      changeBody(passing, (body) => {
        const inputs: Loose = body['inputs']
        if (inputs?.industry === 'WHOLESALE' && inputs.employeeAmount >= 200 && inputs.operatingIncome < 40_000)
          inputs.operatingIncome = 40_000
      }),
    ),
    probe: async (ask) => {
      const body = { inputs: { industry: 'WHOLESALE', employeeAmount: 250, operatingIncome: 6000 } }
      const { data } = await ask('/consult/api/customer/eva/en/size', { as: 'visitor', body })
      return data.scale.scaleClass === 'LARGE'
    },
  }),
  rules({
    id: 'the higher rate of chip makers does not end',
    operationId: 'previewToolResult',
    reply: inData('previewToolResult', ({ rdDeduction: sums }, passing) => {
      const inputs: Loose = bodyOf(passing)['rdDeduction']
      if (inputs?.enterpriseCategory !== 'IC' || inputs.inputYear < 2028) return
      sums.extraRate = 120
      for (const key of ['extra', 'taxSaved']) sums[key] = Math.round(sums[key] * 120) / 100
    }),
    probe: async (ask) => {
      const form = { rdDeduction: { inputYear: 2028, enterpriseCategory: 'IC', personnelCost: 100 } }
      return (await previewed(ask, form)).data.rdDeduction.extraRate === 120
    },
  }),
]
