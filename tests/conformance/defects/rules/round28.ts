import { type Defect, type Loose, changeBody, inData, onReply, onRequest } from '../../defect.ts'
import { rules } from '../../groups.ts'
import { factory } from '../shared/requests.ts'
import { size } from '../shared/addresses.ts'

function lowered(operationId: string, key: string, figure: number): Pick<Defect, 'request' | 'reply'> {
  const lower = figure - 0.01
  return {
    request: onRequest(operationId, (passing) =>
      changeBody(passing, (body) => {
        const inputs: Loose = body['inputs']
        if (inputs?.[key] === figure) inputs[key] = lower
      }),
    ),
    reply: onReply(operationId, (returning) => {
      returning.body = Buffer.from(returning.body.toString('utf8').replaceAll(`"${lower}"`, `"${figure}"`))
    }),
  }
}

const costs = {
  inputYear: 2025,
  isResidentEnterprise: true,
  hasSoundAccounting: true,
  isAuditCollection: true,
  negativeIndustryIncome: 0,
  totalIncome: 13_100,
  enterpriseCategory: 'GENERAL',
  taxCategory: 'HNTE',
  personnelCost: 320,
  directCost: 190,
  depreciation: 60,
  amortization: 20,
  otherCost: 100,
}

const cloud = {
  monthsOfUse: 14,
  infrastructure: ['COMPUTE', 'STORAGE', 'DATABASE', 'NETWORK', 'SECURITY'],
  businessDomains: ['DESIGN', 'PRODUCTION', 'SUPPLY_CHAIN', 'MARKETING', 'MANAGEMENT'],
  deviceRatio: 30,
  deviceKinds: ['GENERAL_POWER', 'SMART'],
  hasEdgeProcessing: true,
  models: ['QUALITY'],
  paidAmount: 22,
  effect: 'SOME',
  heldLevel: 3,
}

const srdi = {
  isRegistered: true,
  size: 'SMALL',
  isTrustworthy: true,
  hasTierOneTitle: true,
  marketYears: 9,
  operatingIncome: 13_100,
  mainBusinessRatio: 80,
  assetDebt: 38,
  rdExpenses: [430, 640],
  rdRatios: [3.86, 4.89],
  ipClassIAmount: 1,
  ipExemptions: [],
}

const cents = (amount: number) => Number(amount.toFixed(2))
const srdiForm = { formCode: 'form2', ruleVersion: 'srdi@2026', isRenewal: false, inputYear: 2025, inputs: srdi }

export const rulesDefects: Defect[] = [
  rules({
    id: 'an income of exactly the bound is not enough for the middle size',
    operationId: 'evaluateEnterpriseSize',
    ...lowered('evaluateEnterpriseSize', 'operatingIncome', 2000),
    probe: async (ask) =>
      (await ask(size, { as: 'visitor', body: { inputs: factory } })).data.scale.scaleClass === 'SMALL',
  }),
  rules({
    id: 'other costs may be a tenth of the five instead of a tenth of all',
    operationId: 'saveCostCalculation',
    reply: inData('saveCostCalculation', (data) => {
      const deduction = data.rdDeduction
      if (deduction === undefined || deduction.ineligibleReason !== undefined) return
      const cap = cents(deduction.five / 10)
      const lost = cents(Math.max(0, deduction.otherIn - cap))
      deduction.otherCap = cap
      for (const part of ['otherIn', 'domestic', 'base']) deduction[part] = cents(deduction[part] - lost)
      deduction.extra = cents(deduction.extra - (lost * deduction.extraRate) / 100)
      deduction.taxSaved = cents((deduction.extra * deduction.taxRate) / 100)
      data.verdictText = `可加计扣除 ${deduction.extra} 万元，最多可节税 ${deduction.taxSaved} 万元`
    }),
    probe: async (ask) => {
      const sent = { as: 'visitor', body: { inputs: costs } } as const
      return (await ask('/consult/api/customer/cost/calculate/save', sent)).data.rdDeduction.otherCap === 59
    },
  }),
  rules({
    id: 'three devices of ten in the cloud get the points of fewer',
    operationId: 'commitCloud',
    ...lowered('commitCloud', 'deviceRatio', 30),
    probe: async (ask) => {
      const sent = { as: 'visitor', body: { inputYear: 2025, inputs: cloud } } as const
      const { items } = (await ask('/consult/api/customer/cloud/commit', sent)).data
      return items.find(({ code }: Loose) => code === 'C1').score === 7
    },
  }),
  rules({
    id: 'a main business of exactly the share that is asked for is too small',
    operationId: 'scoreSrdi',
    ...lowered('scoreSrdi', 'mainBusinessRatio', 80),
    probe: async (ask) => {
      const { items } = (await ask('/consult/program/srdi/score', { as: 'visitor', body: srdiForm })).data
      return items.find(({ code }: Loose) => code === 'P2b').status === 'UNMET'
    },
  }),
]
