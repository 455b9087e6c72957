import { type Defect, type Loose, changeBody, inData, onRequest } from '../../defect.ts'
import { rules } from '../../groups.ts'
import { technologyFormWith, toolResult } from '../shared/requests.ts'

export const rulesDefects: Defect[] = [
  rules({
    id: 'a building firm is classed by its income alone',
    operationId: 'evaluateEnterpriseSize',
    request: onRequest('evaluateEnterpriseSize', (passing) =>
      changeBody(passing, ({ inputs }: Loose) => {
        if (inputs?.industry === 'BUILD' && inputs.totalAsset !== undefined) inputs.totalAsset = 80_000
      }),
    ),
    probe: async (ask) =>
      (
        await ask('/consult/api/customer/eva/en/size', {
          as: 'visitor',
          body: { inputs: { industry: 'BUILD', operatingIncome: 80_000, totalAsset: 4000 } },
        })
      ).data.scale.scaleClass === 'LARGE',
  }),
  rules({
    id: 'research entrusted at home counts in full',
    operationId: 'saveCostCalculation',
    request: onRequest('saveCostCalculation', (passing) =>
      changeBody(passing, ({ inputs }: Loose) => {
        if (inputs?.domesticEntrusted > 0) inputs.domesticEntrusted *= 1.25
      }),
    ),
    probe: async (ask) =>
      (
        await ask('/consult/api/customer/cost/calculate/save', {
          as: 'visitor',
          body: { inputs: { inputYear: 2025, personnelCost: 100, domesticEntrusted: 100 } },
        })
      ).data.rdDeduction.domestic === 200,
  }),
  rules({
    id: 'four rights of the second class score as three',
    operationId: 'commitTecEnForm',
    request: onRequest('commitTecEnForm', (passing) =>
      changeBody(passing, ({ scores }: Loose) => {
        if (scores?.ipClassIIAmount === 4) scores.ipClassIIAmount = 3
      }),
    ),
    probe: async (ask) => (await toolResult(ask, 'tec/en/form/commit', technologyFormWith(4))).total === 88,
  }),
  rules({
    id: 'who holds no star may apply for the highest at once',
    operationId: 'commitCloud',
    reply: inData('commitCloud', ({ cloud }) => void (cloud.applyNext = cloud.levelByScore)),
    probe: async (ask) => {
      const { cloud } = (
        await ask('/consult/api/customer/cloud/commit', {
          as: 'visitor',
          body: {
            inputYear: 2025,
            inputs: {
              monthsOfUse: 12,
              infrastructure: ['COMPUTE', 'STORAGE', 'DATABASE', 'NETWORK', 'SECURITY'],
              businessDomains: ['DESIGN', 'PRODUCTION', 'SUPPLY_CHAIN', 'MARKETING'],
              deviceRatio: 100,
              deviceKinds: [],
              hasEdgeProcessing: true,
              models: [],
              paidAmount: 80,
              effect: 'HIGH',
              heldLevel: 0,
            },
          },
        })
      ).data
      return cloud.levelByScore > 3 && cloud.applyNext === cloud.levelByScore
    },
  }),
]
