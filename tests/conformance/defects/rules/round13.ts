import { type Defect, type Loose, changeBody, envelopeOf, onRequest, setJson } from '../../defect.ts'
import { rules } from '../../groups.ts'
import { fullCloudUse } from '../shared/requests.ts'

/** The result of a tool, wherever the service shows it. */
function inResults(toolCode: string, change: (result: Loose) => void): Pick<Defect, 'reply' | 'restart'> {
  const saved = new Map<string, Loose>()
  const walk = (value: Loose): void => {
    if (value === null || typeof value !== 'object') return
    if (value.toolCode !== toolCode) for (const each of Object.values(value)) walk(each)
    else if (Array.isArray(value.items)) {
      change(value)
      if (value.id !== null) saved.set(value.id, value)
    } else {
      // The line of a list.
      const { verdict, verdictText } = saved.get(value.id) ?? value
      if (verdictText !== undefined) Object.assign(value, { verdict, verdictText })
    }
  }
  return {
    reply: (returning, { url }) => {
      const envelope = url.pathname.startsWith('/consult/') ? envelopeOf(returning) : undefined
      if (envelope === undefined) return
      walk(envelope['data'])
      setJson(returning, envelope)
    },
    restart: () => saved.clear(),
  }
}

/** The lower bounds of the income of each class. */
const incomeBounds: Record<string, number[]> = {
  AGRI: [20_000, 500, 50],
  INDUSTRY: [40_000, 2000, 300],
  BUILD: [80_000, 6000, 300],
  WHOLESALE: [40_000, 5000, 1000],
  RETAIL: [20_000, 500, 100],
  TRANSPORT: [30_000, 3000, 200],
  SOFTWARE: [10_000, 1000, 50],
}

const stars: Record<number, string> = { 3: '三星级', 4: '四星级', 5: '五星级' }

const rounded = (amount: number) => Math.round(amount * 100) / 100

const everything = { ...fullCloudUse, monthsOfUse: 14 }

export const rulesDefects: Defect[] = [
  rules({
    id: 'an income of just the bound belongs to the smaller class',
    operationId: 'evaluateEnterpriseSize',
    request: onRequest('evaluateEnterpriseSize', (passing) =>
      changeBody(passing, ({ inputs }: Loose) => {
        const bounds = incomeBounds[inputs?.industry] ?? []
        if (bounds.includes(inputs?.operatingIncome)) inputs.operatingIncome -= 0.03
      }),
    ),
    reply: (returning, { url }) => {
      if (!url.pathname.startsWith('/consult/') || envelopeOf(returning) === undefined) return
      const text = returning.body.toString('utf8')
      if (!text.includes('9.97')) return
      const whole = text.replaceAll(/\b\d*9\.97\b/g, (income) => String(Math.round(Number(income))))
      returning.body = Buffer.from(whole.replaceAll('差 0.03 万元', '差 0 万元').replaceAll('收入 0.03', '收入 0'))
    },
    probe: async (ask) => {
      const inputs = { industry: 'INDUSTRY', employeeAmount: 300, operatingIncome: 2000 }
      const { data } = await ask('/consult/api/customer/eva/en/size', { body: { inputs }, as: 'visitor' })
      return data.scale.scaleClass === 'SMALL'
    },
  }),
  rules({
    id: 'makers of circuits and of machine tools deduct at the old rate',
    operationId: 'saveCostCalculation',
    ...inResults('RD_DEDUCTION', (result) => {
      const outcome = result.rdDeduction
      if (outcome?.extraRate !== 120) return
      outcome.extraRate = 100
      const { extra, taxSaved } = outcome
      outcome.extra = rounded(extra / 1.2)
      outcome.taxSaved = rounded(taxSaved / 1.2)
      result.verdictText = result.verdictText
        .replace(`扣除 ${extra} 万元`, `扣除 ${outcome.extra} 万元`)
        .replace(`节税 ${taxSaved} 万元`, `节税 ${outcome.taxSaved} 万元`)
    }),
    probe: async (ask) => {
      const inputs = {
        inputYear: 2025,
        isResidentEnterprise: true,
        hasSoundAccounting: true,
        isAuditCollection: true,
        negativeIndustryIncome: 0,
        totalIncome: 13_100,
        enterpriseCategory: 'IC',
        taxCategory: 'STANDARD',
        personnelCost: 320,
      }
      const { data } = await ask('/consult/api/customer/cost/calculate/save', { body: { inputs }, as: 'visitor' })
      return data.rdDeduction.extra === 320
    },
  }),
  rules({
    id: 'who has no star yet applies for five at once',
    operationId: 'commitCloud',
    ...inResults('CLOUD_STAR', (result) => {
      const { levelByScore, applyNext } = result.cloud
      if (applyNext === 0 || levelByScore <= applyNext) return
      result.cloud.applyNext = levelByScore
      result.verdictText = result.verdictText.replace(`建议申报${stars[applyNext]}`, `建议申报${stars[levelByScore]}`)
    }),
    probe: async (ask) => {
      const body = { inputYear: 2025, inputs: everything }
      const { data } = await ask('/consult/api/customer/cloud/commit', { body, as: 'visitor' })
      return data.cloud.applyNext === 5
    },
  }),
  rules({
    id: 'an enterprise without enough engineers passes by its total',
    operationId: 'commitTecEnForm',
    ...inResults('TECH_SME', (result) => {
      const staff = result.groups.find(({ code }: Loose) => code === 'STAFF')
      const isShort = staff?.score === 0 && result.total >= 60
      const conditions = result.items.filter(({ group }: Loose) => group === 'CONDITION')
      const total = conditions.find(({ code }: Loose) => code === 'T5')
      if (!isShort || total?.status !== 'UNMET') return
      total.status = 'MET'
      delete total.gap
      staff.ok = true
      if (!conditions.every(({ status }: Loose) => status === 'MET')) return
      result.groups.find(({ code }: Loose) => code === 'CONDITION').ok = true
      result.verdict = 'PASS'
      result.verdictText = `综合得分 ${result.total} 分；符合全部条件`
    }),
    probe: async (ask) => {
      const base = {
        isResidentEnterprise: true,
        employeeAmount: 100,
        salesIncome: 10_000,
        totalAsset: 10_000,
        isIndustryAllowed: true,
        isTrustworthy: true,
        directPassGrounds: [],
      }
      const scores = { techStaffAmount: 9, rdExpense: 900, costExpense: 9000, ipClassIAmount: 1, ipClassIIAmount: 0 }
      const body = { inputYear: 2025, base, scores }
      const { data } = await ask('/consult/api/customer/tec/en/form/commit', { body, as: 'visitor' })
      return data.verdict === 'PASS'
    },
  }),
]
