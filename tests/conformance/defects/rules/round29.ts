import { type Defect, type Loose, type Passing, changeBody, inData, onRequest } from '../../defect.ts'
import { rules } from '../../groups.ts'

const changeInputs = (passing: Passing, change: (inputs: Loose) => void) => {
  changeBody(passing, ({ inputs }) => {
    if (typeof inputs === 'object' && inputs !== null) change(inputs)
  })
}

const spent = {
  inputYear: 2025,
  isResidentEnterprise: true,
  hasSoundAccounting: true,
  isAuditCollection: true,
  negativeIndustryIncome: 0,
  totalIncome: 13_100,
  enterpriseCategory: 'GENERAL',
  taxCategory: 'HNTE',
  personnelCost: 100,
}

const clouded = {
  monthsOfUse: 14,
  infrastructure: ['COMPUTE'],
  businessDomains: ['DESIGN'],
  deviceRatio: 35,
  deviceKinds: ['SMART'],
  hasEdgeProcessing: true,
  models: ['QUALITY', 'MARKET', 'PROCESS', 'ENERGY'],
  paidAmount: 22,
  effect: 'SOME',
  heldLevel: 3,
}

const scored = {
  isRegistered: true,
  size: 'SMALL',
  isTrustworthy: true,
  hasTierOneTitle: true,
  marketYears: 9,
  operatingIncome: 13_100,
  mainBusinessRatio: 97.71,
  assetDebt: 38,
  rdExpenses: [430, 640],
  rdRatios: [1.86, 4.89],
  ipClassIAmount: 1,
  ipExemptions: [],
}

export const rulesDefects: Defect[] = [
  rules({
    id: 'three hundred employees of industry are still a small enterprise',
    operationId: 'evaluateEnterpriseSize',
    request: onRequest('evaluateEnterpriseSize', (passing) => {
      changeInputs(passing, (inputs) => {
        if (inputs.industry === 'INDUSTRY' && inputs.employeeAmount === 300) inputs.employeeAmount = 299
      })
    }),
    probe: async (ask) => {
      const body = { inputs: { industry: 'INDUSTRY', employeeAmount: 300, operatingIncome: 2000 } }
      const { data } = await ask('/consult/api/customer/eva/en/size', { as: 'visitor', body })
      return data.scale.scaleClass === 'SMALL'
    },
  }),
  rules({
    id: 'the tax that is saved is a quarter of the deduction at any rate',
    operationId: 'saveCostCalculation',
    write: true,
    reply: inData('saveCostCalculation', (data) => {
      const { rdDeduction } = data
      if (rdDeduction !== undefined) rdDeduction.taxSaved = Math.round(rdDeduction.extra * 25) / 100
    }),
    probe: async (ask) => {
      const body = { enId: 'en-1001', inputs: spent }
      const { rdDeduction } = (await ask('/consult/api/customer/cost/calculate/save', { body })).data
      return rdDeduction.extra === 100 && rdDeduction.taxSaved === 25
    },
  }),
  rules({
    id: 'no more than three models count for the cloud',
    operationId: 'commitCloud',
    request: onRequest('commitCloud', (passing) => {
      changeInputs(passing, (inputs) => {
        if (Array.isArray(inputs.models)) inputs.models = inputs.models.slice(0, 3)
      })
    }),
    probe: async (ask) => {
      const body = { inputYear: 2025, inputs: clouded }
      const { groups } = (await ask('/consult/api/customer/cloud/commit', { as: 'visitor', body })).data
      return groups.find(({ code }: Loose) => code === 'D').score === 9
    },
  }),
  rules({
    id: 'only the last year of research counts for a specialised enterprise',
    operationId: 'scoreSrdi',
    request: onRequest('scoreSrdi', (passing) => {
      changeInputs(passing, (inputs) => {
        if (Array.isArray(inputs.rdRatios)) inputs.rdRatios = inputs.rdRatios.map(() => inputs.rdRatios.at(-1))
      })
    }),
    probe: async (ask) => {
      const form = { formCode: 'form2', ruleVersion: 'srdi@2026', isRenewal: false, inputYear: 2025 }
      const body = { ...form, inputs: scored }
      const { items } = (await ask('/consult/program/srdi/score', { as: 'visitor', body })).data
      return items.find(({ code }: Loose) => code === 'P3').status === 'MET'
    },
  }),
]
