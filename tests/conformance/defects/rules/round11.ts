import { bodyOf } from '../../asked.ts'
import { type Defect, type Loose, changeBody, envelopeOf, inData, onRequest } from '../../defect.ts'

const cents = (amount: number): number => Math.round(amount * 100) / 100

const conditions = {
  isResidentEnterprise: true,
  employeeAmount: 100,
  salesIncome: 10_000,
  totalAsset: 9000,
  isIndustryAllowed: true,
  isTrustworthy: true,
  directPassGrounds: [],
}

export const rulesDefects: Defect[] = [
  {
    id: 'sales of just five thousand belong to the next band',
    group: 'rules',
    operationId: 'saveTechnologyEvaluation',
    request: onRequest('saveTechnologyEvaluation', (passing) => {
      if (bodyOf(passing)['inputs']?.salesIncomes?.at?.(-1) !== 5000) return
      changeBody(passing, ({ inputs }: Loose) => {
        inputs.salesIncomes[inputs.salesIncomes.length - 1] = 5000.01
      })
    }),
    reply: (returning, { url }) => {
      if (!url.pathname.startsWith('/consult/') || envelopeOf(returning) === undefined) return
      returning.body = Buffer.from(returning.body.toString('utf8').replaceAll('5000.01', '5000'))
    },
    probe: async (ask) => {
      const inputs = { rdExpenses: [200, 200, 230], salesIncomes: [5000, 5000, 5000] }
      const body = { inputYear: 2025, inputs }
      const { data } = await ask('/consult/api/customer/eva/technology/save', { body, as: 'visitor' })
      return data.items.find(({ code }: Loose) => code === 'H6').status === 'MET'
    },
  },
  {
    id: 'of what is entrusted at home nothing counts for the limit abroad',
    group: 'rules',
    operationId: 'saveCostCalculation',
    reply: inData('saveCostCalculation', (data: Loose) => {
      const sums = data.rdDeduction
      if (sums === undefined || sums.ineligibleReason !== undefined || sums.base === 0) return
      const told = [sums.extra, sums.taxSaved]
      const cap = ((sums.domestic - sums.domestic80) * 2) / 3
      const overseas = Math.min(sums.overseas80, cap)
      const base = Math.max(0, sums.base + overseas - sums.overseasIn)
      const extra = ((base + sums.amortBase) * sums.extraRate) / 100
      Object.assign(sums, { overseasCap: cents(cap), overseasIn: cents(overseas), base: cents(base) })
      if (cents(extra) === sums.extra) return
      Object.assign(sums, { extra: cents(extra), taxSaved: cents((extra * sums.taxRate) / 100) })
      data.verdictText = data.verdictText.replace(String(told[0]), sums.extra).replace(String(told[1]), sums.taxSaved)
    }),
    probe: async (ask) => {
      const inputs = {
        inputYear: 2025,
        isResidentEnterprise: true,
        hasSoundAccounting: true,
        isAuditCollection: true,
        negativeIndustryIncome: 0,
        totalIncome: 10_000,
        personnelCost: 300,
        directCost: 150,
        domesticEntrusted: 100,
        overseasEntrusted: 600,
      }
      const { data } = await ask('/consult/api/customer/cost/calculate/save', { body: { inputs }, as: 'visitor' })
      return data.rdDeduction.overseasIn === 300
    },
  },
  {
    id: 'no score for the scientific staff is made up for by the others',
    group: 'rules',
    operationId: 'commitTecEnForm',
    reply: inData('commitTecEnForm', (data: Loose) => {
      const score = data.items.find(({ code }: Loose) => code === 'T5')
      if (score?.status !== 'UNMET' || data.total < data.passLine) return
      score.status = 'MET'
      delete score.gap
      const required = data.items.filter(({ group }: Loose) => group === 'CONDITION')
      if (!required.every(({ status }: Loose) => status === 'MET')) return
      data.groups.find(({ code }: Loose) => code === 'CONDITION').ok = true
      Object.assign(data, { verdict: 'PASS', verdictText: `综合得分 ${data.total} 分；符合全部条件` })
    }),
    probe: async (ask) => {
      const scores = { techStaffAmount: 9, rdExpense: 900, costExpense: 9000, ipClassIAmount: 1, ipClassIIAmount: 0 }
      const body = { inputYear: 2025, base: conditions, scores }
      const { data } = await ask('/consult/api/customer/tec/en/form/commit', { body, as: 'visitor' })
      return data.total === 80 && data.verdict === 'PASS'
    },
  },
]
