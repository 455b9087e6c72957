import { type Ask, type Defect, type Loose, changeBody, inData } from '../../defect.ts'
import { rules } from '../../groups.ts'

const consult = '/consult/api/customer'

/** A figure that lies on a bound counts as one beside it, and is shown as it was filled in. */
function beside(
  operationId: string,
  part: string,
  figures: { key: string; bound: number; counted: number },
): Pick<Defect, 'operationId' | 'request' | 'reply'> {
  const { key, bound, counted } = figures
  const misread = new WeakSet<object>()
  return {
    operationId,
    request: (passing) => {
      if (passing.operationId !== operationId) return undefined
      changeBody(passing, (body) => {
        const filled = body[part] as Loose
        if (filled?.[key] !== bound) return
        filled[key] = counted
        misread.add(passing)
      })
      return undefined
    },
    reply: (returning, passing) => {
      if (!misread.has(passing)) return
      returning.body = Buffer.from(returning.body.toString('utf8').replaceAll(String(counted), String(bound)))
    },
  }
}

const cents = (amount: number) => Math.round(amount * 100) / 100

async function resultOf(ask: Ask, target: string, body: object): Promise<Loose> {
  return (await ask(target, { body, as: 'visitor' })).data
}

const itemOf = ({ items }: Loose, code: string): Loose => items.find((item: Loose) => item.code === code)

const scores = {
  techStaffAmount: 30,
  rdExpense: 640,
  costExpense: 11_600,
  ipClassIAmount: 1,
  ipClassIIAmount: 6,
  hasRecentRisk: false,
  isFirstTime: false,
}
const base = {
  isResidentEnterprise: true,
  employeeAmount: 186,
  salesIncome: 12_800,
  totalAsset: 20_000,
  isIndustryAllowed: true,
  isTrustworthy: true,
  directPassGrounds: [],
}
const innovative = {
  ipLevel: 'SELF1',
  rdRatio: 5,
  mainBusinessGrowth: 17.43,
  assetDebt: 38,
  isStrategicProduct: true,
  mainBusinessRatio: 97.71,
  directPassGrounds: [],
}

export const rulesDefects: Defect[] = [
  rules({
    id: 'an industrial enterprise of exactly three hundred people is still small',
    ...beside('evaluateEnterpriseSize', 'inputs', { key: 'employeeAmount', bound: 300, counted: 299 }),
    probe: async (ask) => {
      const inputs = { industry: 'INDUSTRY', employeeAmount: 300, operatingIncome: 13_100 }
      return (await resultOf(ask, `${consult}/eva/en/size`, { inputYear: 2025, inputs })).scale.scaleClass === 'SMALL'
    },
  }),
  rules({
    id: 'the other costs are limited to a tenth of the five in place of a ninth',
    operationId: 'saveCostCalculation',
    reply: inData('saveCostCalculation', (data) => {
      const found = data.rdDeduction
      if (found === undefined || found.overseas80 > 0 || found.otherIn <= found.five / 10) return
      const less = found.otherIn - found.five / 10
      found.otherCap = cents(found.five / 10)
      found.otherIn = found.otherCap
      const text = [found.extra, found.taxSaved].map(String)
      for (const key of ['domestic', 'base']) found[key] = cents(found[key] - less)
      found.extra = cents(found.extra - (less * found.extraRate) / 100)
      found.taxSaved = cents((found.extra * found.taxRate) / 100)
      data.verdictText = data.verdictText.replace(text[0], found.extra).replace(text[1], found.taxSaved)
    }),
    probe: async (ask) => {
      const state = { isResidentEnterprise: true, hasSoundAccounting: true, isAuditCollection: true }
      const income = { negativeIndustryIncome: 0, totalIncome: 13_100, taxCategory: 'HNTE' }
      const inputs = { inputYear: 2025, ...state, ...income, personnelCost: 900, otherCost: 150 }
      return (await resultOf(ask, `${consult}/cost/calculate/save`, { inputs })).rdDeduction.otherIn === 90
    },
  }),
  rules({
    id: 'five percent spent on research does not reach the full score',
    ...beside('scoreSrdi', 'inputs', { key: 'rdRatio', bound: 5, counted: 4.9999 }),
    probe: async (ask) => {
      const form = { formCode: 'form1', ruleVersion: 'srdi@2026', isRenewal: false, inputYear: 2025 }
      return (
        itemOf(await resultOf(ask, '/consult/program/srdi/score', { ...form, inputs: innovative }), '2').score === 15
      )
    },
  }),
  rules({
    id: 'assets of exactly two hundred million are too many for a small technical enterprise',
    ...beside('commitTecEnForm', 'base', { key: 'totalAsset', bound: 20_000, counted: 20_000.01 }),
    probe: async (ask) => {
      const form = { inputYear: 2025, base, scores }
      return itemOf(await resultOf(ask, `${consult}/tec/en/form/commit`, form), 'T2').status === 'UNMET'
    },
  }),
]
