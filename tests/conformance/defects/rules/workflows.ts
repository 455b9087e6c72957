import { type Defect, type Loose, changeBody, inData, onRequest } from '../../defect.ts'
import { rules } from '../../groups.ts'

const consult = '/consult/api/customer'

export const rulesDefects: Defect[] = [
  rules({
    id: 'either of two is enough',
    operationId: 'evaluateEnterpriseSize',
    request: onRequest('evaluateEnterpriseSize', (passing) =>
      changeBody(passing, ({ inputs }: Loose) => {
        if (inputs?.industry === 'BUILD' && inputs.operatingIncome >= 6000 && inputs.totalAsset < 5000)
          inputs.totalAsset = 5000
      }),
    ),
    probe: async (ask) => {
      const inputs = { industry: 'BUILD', operatingIncome: 7000, totalAsset: 400 }
      return (
        (await ask(`${consult}/eva/en/size`, { as: 'visitor', body: { inputs } })).data.scale.scaleClass === 'MEDIUM'
      )
    },
  }),
  rules({
    id: 'what comes after the point is cut off',
    operationId: 'saveCostCalculation',
    reply: inData('saveCostCalculation', ({ rdDeduction }) => {
      if (typeof rdDeduction?.extra === 'number') rdDeduction.extra = Math.floor(rdDeduction.extra)
    }),
    probe: async (ask) => {
      const body = {
        inputs: { inputYear: 2025, personnelCost: 100.55, directCost: 0, depreciation: 0, amortization: 0 },
      }
      return (await ask(`${consult}/cost/calculate/save`, { as: 'visitor', body })).data.rdDeduction.extra === 100
    },
  }),
  rules({
    id: 'a renewal is judged as a first application',
    operationId: 'scoreSrdi',
    request: onRequest('scoreSrdi', (passing) =>
      changeBody(passing, (body) => {
        if (body['formCode'] === 'form3') body['isRenewal'] = false
      }),
    ),
    probe: async (ask) => {
      const of = async (isRenewal: boolean) => {
        const form = { formCode: 'form3', ruleVersion: 'srdi@2026', isRenewal, inputYear: 2025, inputs: {} }
        return JSON.stringify((await ask('/consult/program/srdi/score', { as: 'visitor', body: form })).data.items)
      }
      return (await of(true)) === (await of(false))
    },
  }),
  rules({
    id: 'a share is rounded before it is compared',
    operationId: 'commitTecEnForm',
    request: onRequest('commitTecEnForm', (passing) =>
      changeBody(passing, ({ base, scores }: Loose) => {
        const share = (scores?.techStaffAmount / base?.employeeAmount) * 100
        if (share % 1 >= 0.5) scores.techStaffAmount = Math.ceil((Math.round(share) / 100) * base.employeeAmount)
      }),
    ),
    probe: async (ask) => {
      const of = async (techStaffAmount: number) => {
        const scores = { techStaffAmount, rdExpense: 600, costExpense: 9000, ipClassIAmount: 0, ipClassIIAmount: 1 }
        const body = { inputYear: 2025, base: { employeeAmount: 1000, salesIncome: 10_000 }, scores }
        return (await ask(`${consult}/tec/en/form/commit`, { as: 'visitor', body })).data.total
      }
      return (await of(296)) === (await of(300))
    },
  }),
]
