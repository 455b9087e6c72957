import { bodyOf } from '../../asked.ts'
import { type Defect, type Loose, type Passing, changeBody, inData, onRequest } from '../../defect.ts'
import { rules } from '../../groups.ts'
import { coded } from '../shared/values.ts'

const cents = (amount: number) => Math.round(amount * 100) / 100

const staffBounds: Record<string, number[]> = {
  INDUSTRY: [1000, 300, 20],
  WHOLESALE: [200, 20, 5],
  RETAIL: [300, 50, 10],
  TRANSPORT: [1000, 300, 20],
  STORAGE: [200, 100, 20],
  POST: [1000, 300, 20],
  HOTEL: [300, 100, 10],
  CATERING: [300, 100, 10],
}

/** Greater than the bound, where the rule says not less. */
function boundsExcluded(): Pick<Defect, 'request' | 'reply'> {
  const lowered = new WeakMap<Passing, number>()
  return {
    request: onRequest('evaluateEnterpriseSize', (passing) => {
      const { inputs } = bodyOf(passing)
      const amount = inputs?.employeeAmount
      if (!(staffBounds[inputs?.industry] ?? []).includes(amount)) return
      lowered.set(passing, amount)
      changeBody(passing, (body) => {
        ;(body['inputs'] as Loose).employeeAmount = amount - 1
      })
    }),
    reply: inData('evaluateEnterpriseSize', (data, passing) => {
      const amount = lowered.get(passing)
      if (amount === undefined) return
      for (const input of data.inputs) if (input.key === 'employeeAmount') input.valueText = String(amount)
      for (const item of data.items) if (item.code === 'employeeAmount') item.actualText = String(amount)
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
  taxCategory: 'HNTE',
  personnelCost: 320,
  directCost: 190,
  depreciation: 60,
  amortization: 20,
  otherCost: 150,
}

const smallFirm = {
  isResidentEnterprise: true,
  employeeAmount: 100,
  salesIncome: 5000,
  totalAsset: 6000,
  isIndustryAllowed: true,
  isTrustworthy: true,
  directPassGrounds: [],
}

const smallFirmScores = {
  techStaffAmount: 30,
  rdExpense: 100,
  costExpense: 320,
  ipClassIAmount: 0,
  ipClassIIAmount: 3,
  hasRecentRisk: false,
  isFirstTime: false,
}

const slowGrowth = {
  ipLevel: 'HV',
  rdRatio: 6,
  mainBusinessGrowth: 3,
  assetDebt: 60,
  isStrategicProduct: true,
  mainBusinessRatio: 90,
  directPassGrounds: [],
  newEquityThreeYears: 0,
}

export const rulesDefects: Defect[] = [
  rules({
    id: 'as many workers as the bound says are still too few',
    operationId: 'evaluateEnterpriseSize',
    ...boundsExcluded(),
    probe: async (ask) => {
      const body = { inputs: { industry: 'INDUSTRY', employeeAmount: 300, operatingIncome: 2000 } }
      return (await ask('/consult/api/customer/eva/en/size', { body })).data.scale.scaleClass === 'SMALL'
    },
  }),
  rules({
    id: 'other costs count up to a tenth of the first five instead of a ninth',
    operationId: 'saveCostCalculation',
    reply: inData('saveCostCalculation', (data) => {
      const sums = data.rdDeduction
      if (!sums || sums.overseas80 > 0 || !(sums.extra > 0)) return
      const cap = sums.five / 10
      const less = Math.max(0, (sums.otherIn < sums.otherCap ? sums.otherIn : sums.five / 9) - cap)
      const texts = [sums.extra, sums.taxSaved]
      sums.otherCap = cents(cap)
      if (less > 0) {
        sums.otherIn = cents(cap)
        sums.domestic = cents(sums.domestic - less)
        sums.overseasCap = cents((sums.domestic * 2) / 3)
        sums.base = cents(sums.base - less)
        sums.extra = cents(sums.extra - (less * sums.extraRate) / 100)
        sums.taxSaved = cents((sums.extra * sums.taxRate) / 100)
      }
      data.verdictText = data.verdictText
        .replace(` ${texts[0]} `, ` ${sums.extra} `)
        .replace(` ${texts[1]} `, ` ${sums.taxSaved} `)
    }),
    probe: async (ask) => {
      const { data } = await ask('/consult/api/customer/cost/calculate/save', { body: { inputs: costs } })
      return data.rdDeduction.otherIn === 59 && data.rdDeduction.extra === 649
    },
  }),
  rules({
    id: 'research is measured by the sales alone, though the costs would give more',
    operationId: 'commitTecEnForm',
    reply: inData('commitTecEnForm', (data) => {
      const sales = coded(data.items, '2.1').score
      const research = coded(data.groups, 'RD')
      if (typeof sales !== 'number' || typeof data.total !== 'number' || research.score <= sales) return
      const before = data.total
      data.total -= research.score - sales
      research.score = sales
      const passing = coded(data.items, 'T5')
      passing.actualText = `${data.total} 分`
      data.verdictText = data.verdictText.replace(`${before} 分`, `${data.total} 分`)
      if (passing.status !== 'MET' || data.total >= data.passLine) return
      passing.status = 'UNMET'
      passing.gap = `还差 ${data.passLine - data.total} 分`
      if (data.verdict === 'PASS') data.verdictText = `综合得分 ${data.total} 分；1 项条件不符合`
      data.verdict = 'FAIL'
    }),
    probe: async (ask) => {
      const body = { inputYear: 2025, base: smallFirm, scores: smallFirmScores }
      const { data } = await ask('/consult/api/customer/tec/en/form/commit', { body, as: 'visitor' })
      return data.total === 48 && data.verdict === 'FAIL'
    },
  }),
  rules({
    id: 'sixty points make an innovative firm, whatever the lowest of each group',
    operationId: 'scoreSrdi',
    reply: inData('scoreSrdi', (data) => {
      const score = coded(data.items, 'F1')
      if (data.formCode !== 'form1' || score?.status !== 'UNMET' || !(data.total >= data.passLine)) return
      for (const group of data.groups) group.ok = true
      score.status = 'MET'
      delete score.gap
      delete score.suggestion
      data.verdict = 'PASS'
      data.verdictText = `综合得分 ${data.total} 分；符合全部条件`
    }),
    probe: async (ask) => {
      const form = { isRenewal: false, inputYear: 2025, formCode: 'form1', ruleVersion: 'srdi@2026' }
      const body = { ...form, inputs: slowGrowth }
      return (await ask('/consult/program/srdi/score', { body, as: 'visitor' })).data.verdict === 'PASS'
    },
  }),
]
