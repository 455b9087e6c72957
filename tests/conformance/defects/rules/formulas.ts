import { type Defect, type Loose, inData } from '../../defect.ts'

const cents = (amount: number) => Math.round(amount * 100) / 100

/** Rules that were read wrongly, or of another year. */
export const rulesDefects: Defect[] = [
  {
    id: 'limit of other costs as a tenth of the five kinds',
    group: 'rules',
    operationId: 'saveCostCalculation',
    reply: inData('saveCostCalculation', ({ rdDeduction: outcome }) => {
      if (outcome === undefined) return
      outcome.otherCap = cents(outcome.five * 0.1)
      const lost = outcome.otherIn - Math.min(outcome.otherIn, outcome.otherCap)
      for (const name of ['otherIn', 'domestic', 'base']) outcome[name] = cents(outcome[name] - lost)
      outcome.extra = cents(outcome.base * (outcome.extraRate / 100))
      outcome.taxSaved = cents(outcome.extra * (outcome.taxRate / 100))
    }),
    probe: async (ask) => {
      const known = { isResidentEnterprise: true, hasSoundAccounting: true, isAuditCollection: true }
      const kinds = { enterpriseCategory: 'GENERAL', taxCategory: 'HNTE' }
      const costs = { personnelCost: 320, directCost: 190, depreciation: 60, amortization: 20, otherCost: 62 }
      const inputs = { inputYear: 2025, ...known, negativeIndustryIncome: 0, totalIncome: 13_100, ...kinds, ...costs }
      const { data } = await ask('/consult/api/customer/cost/calculate/save', { body: { inputs }, as: 'visitor' })
      return data.rdDeduction.five === 590 && data.rdDeduction.otherIn === 59
    },
  },
  {
    id: 'sixty points do not pass',
    group: 'rules',
    operationId: 'commitTecEnForm',
    reply: inData('commitTecEnForm', (result) => {
      if (result.total !== 60 || result.verdict !== 'PASS') return
      Object.assign(result, { verdict: 'FAIL', verdictText: '综合得分 60 分；未达到 60 分' })
    }),
    probe: async (ask) => {
      const known = { isResidentEnterprise: true, isIndustryAllowed: true, isTrustworthy: true }
      const base = { ...known, employeeAmount: 100, salesIncome: 10_000, totalAsset: 15_000, directPassGrounds: [] }
      const rights = { ipClassIAmount: 0, ipClassIIAmount: 3, hasRecentRisk: false, isFirstTime: false }
      const scores = { techStaffAmount: 20, rdExpense: 400, costExpense: 9000, ...rights }
      const body = { inputYear: 2025, base, scores }
      const { data } = await ask('/consult/api/customer/tec/en/form/commit', { body, as: 'visitor' })
      return data.total === 60 && data.verdict === 'FAIL'
    },
  },
  {
    id: 'income of the rules that were replaced',
    group: 'rules',
    operationId: 'scoreSrdi',
    reply: inData('scoreSrdi', (result, { body }) => {
      const item = result.items.find(({ code }: Loose) => code === 'P2a')
      if (item?.status !== 'UNMET' || !(JSON.parse(body).inputs.operatingIncome >= 1000)) return
      item.status = 'MET'
      delete item.gap
      const some = (wanted: string) => result.items.some(({ status }: Loose) => status === wanted)
      if (some('UNMET')) return
      const verdict = some('UNKNOWN') ? 'INCOMPLETE' : some('MANUAL') ? 'MANUAL' : 'PASS'
      Object.assign(result, { verdict, verdictText: '已核实的条件均符合' })
    }),
    probe: async (ask) => {
      const inputs = { operatingIncome: 1200, newEquityTwoYears: 0 }
      const body = { formCode: 'form2', ruleVersion: 'srdi@2026', isRenewal: false, inputYear: 2025, inputs }
      const { data } = await ask('/consult/program/srdi/score', { body, as: 'visitor' })
      return data.items.find(({ code }: Loose) => code === 'P2a').status === 'MET'
    },
  },
]
