import { type Defect, type Loose, changeBody, inData, onRequest } from '../../defect.ts'
import { rules } from '../../groups.ts'
import { technologyFormWith, toolResult } from '../shared/requests.ts'

export const rulesDefects: Defect[] = [
  rules({
    id: 'boundary belongs to the lower class',
    operationId: 'evaluateEnterpriseSize',
    request: onRequest('evaluateEnterpriseSize', (passing) =>
      changeBody(passing, (body: Loose) => {
        if (body.inputs?.operatingIncome === 20_000) body.inputs.operatingIncome = 19_999
      }),
    ),
    probe: async (ask) =>
      (
        await ask('/consult/api/customer/eva/en/size', {
          as: 'visitor',
          body: { inputs: { industry: 'AGRI', operatingIncome: 20_000 } },
        })
      ).data.scale.scaleClass === 'MEDIUM',
  }),
  rules({
    id: 'old rate of deduction',
    operationId: 'saveCostCalculation',
    reply: inData('saveCostCalculation', (data) => void (data.rdDeduction.extra = data.rdDeduction.base * 0.75)),
    probe: async (ask) => {
      const { data } = await ask('/consult/api/customer/cost/calculate/save', {
        as: 'visitor',
        body: { inputs: { inputYear: 2025, personnelCost: 100, directCost: 0, depreciation: 0, amortization: 0 } },
      })
      return data.rdDeduction.extra === 75
    },
  }),
  rules({
    id: 'sixty is not enough',
    operationId: 'scoreSrdi',
    reply: inData('scoreSrdi', (data) => {
      if (data.total === 60) data.verdict = 'FAIL'
    }),
    probe: async (ask) =>
      (
        await ask('/consult/program/srdi/score', {
          as: 'visitor',
          body: {
            formCode: 'form1',
            ruleVersion: 'srdi@2026',
            isRenewal: false,
            inputYear: 2025,
            inputs: {
              ipLevel: 'I',
              rdRatio: 3,
              mainBusinessGrowth: 5,
              assetDebt: 60,
              isStrategicProduct: false,
              mainBusinessRatio: 60,
            },
          },
        })
      ).data.verdict === 'FAIL',
  }),
  rules({
    id: 'unknown is unmet',
    operationId: 'saveTechnologyEvaluation',
    reply: inData(
      'saveTechnologyEvaluation',
      (data) =>
        void data.items.forEach((each: Loose) => {
          if (each.status === 'UNKNOWN') each.status = 'UNMET'
        }),
    ),
    probe: async (ask) =>
      !(
        await ask('/consult/api/customer/eva/technology/save', { as: 'visitor', body: { inputYear: 2025, inputs: {} } })
      ).data.items.some(({ status }: Loose) => status === 'UNKNOWN'),
  }),
  rules({
    id: 'a star too many',
    operationId: 'commitCloud',
    reply: inData('commitCloud', (data) => {
      if (data.cloud.levelByScore === 3) data.cloud.levelByScore = 4
    }),
    probe: async (ask) =>
      (
        await ask('/consult/api/customer/cloud/commit', {
          as: 'visitor',
          body: {
            inputYear: 2025,
            inputs: {
              monthsOfUse: 3,
              infrastructure: ['COMPUTE', 'STORAGE', 'DATABASE', 'NETWORK', 'SECURITY'],
              businessDomains: ['DESIGN', 'PRODUCTION', 'SUPPLY_CHAIN', 'MARKETING'],
              deviceRatio: 0,
              deviceKinds: [],
              hasEdgeProcessing: false,
              models: [],
              paidAmount: 8,
              effect: 'SOME',
              heldLevel: 0,
            },
          },
        })
      ).data.cloud.levelByScore === 4,
  }),
  rules({
    id: 'points are lost',
    operationId: 'commitTecEnForm',
    reply: inData('commitTecEnForm', (data) => {
      if (data.total > 1) data.total -= 1
    }),
    probe: async (ask) => (await toolResult(ask, 'tec/en/form/commit', technologyFormWith(1))).total === 75,
  }),
]
