import { bodyOf } from '../../asked.ts'
import { type Defect, type Loose, changeBody, envelopeOf, inData, onRequest } from '../../defect.ts'
import { rules } from '../../groups.ts'
import { fullCloudUse } from '../shared/requests.ts'
import { cents } from '../shared/values.ts'

/** Changes the result that an operation gives, and what is stored of it. */
function inResults(
  toolCode: string,
  operations: readonly string[],
  change: (result: Loose) => void,
): NonNullable<Defect['reply']> {
  return (returning, passing) => {
    const { operationId = '' } = passing
    if (!operations.includes(operationId)) return
    inData(operationId, (data) => {
      for (const result of [data, data?.result]) if (result?.toolCode === toolCode) change(result)
    })(returning, passing)
  }
}

const valueOf = ({ inputs }: Loose, key: string) => inputs.find((input: Loose) => input.key === key)?.valueText

const deductionYears = /2028|2029|20[3-9]\d|2100/

const stars: Record<number, string> = { 3: '三星级', 4: '四星级', 5: '五星级' }

export const rulesDefects: Defect[] = [
  rules({
    id: 'a wholesaler of just fifty millions is small',
    operationId: 'evaluateEnterpriseSize',
    request: onRequest('evaluateEnterpriseSize', (passing) => {
      const { industry, operatingIncome } = bodyOf(passing)['inputs'] ?? {}
      if (industry !== 'WHOLESALE' || operatingIncome !== 5000) return
      changeBody(passing, ({ inputs }: Loose) => {
        inputs.operatingIncome = 4999.99
      })
    }),
    reply: (returning, { url }) => {
      if (!url.pathname.startsWith('/consult/') || envelopeOf(returning) === undefined) return
      returning.body = Buffer.from(returning.body.toString('utf8').replaceAll('4999.99', '5000'))
    },
    probe: async (ask) => {
      const inputs = { industry: 'WHOLESALE', employeeAmount: 50, operatingIncome: 5000 }
      const { data } = await ask('/consult/api/customer/eva/en/size', { body: { inputs }, as: 'visitor' })
      return data.scale.scaleClass === 'SMALL'
    },
  }),
  rules({
    id: 'chips and machine tools get a hundred and twenty percent after 2027 too',
    operationId: 'saveCostCalculation',
    reply: inResults('RD_DEDUCTION', ['saveCostCalculation', 'getCostCalculation', 'getToolResult'], (result) => {
      const { rdDeduction } = result
      const isFavoured = /集成电路|工业母机/.test(valueOf(result, 'enterpriseCategory') ?? '')
      if (!isFavoured || !deductionYears.test(valueOf(result, 'inputYear') ?? '') || rdDeduction.extraRate !== 100)
        return
      const { extra, taxSaved } = rdDeduction
      rdDeduction.extraRate = 120
      rdDeduction.extra = cents(extra * 1.2)
      rdDeduction.taxSaved = cents(taxSaved * 1.2)
      result.verdictText = result.verdictText
        .replace(`扣除 ${extra} 万元`, `扣除 ${rdDeduction.extra} 万元`)
        .replace(`节税 ${taxSaved} 万元`, `节税 ${rdDeduction.taxSaved} 万元`)
    }),
    probe: async (ask) => {
      const conditions = { isResidentEnterprise: true, hasSoundAccounting: true, isAuditCollection: true }
      const income = { negativeIndustryIncome: 0, totalIncome: 1000, personnelCost: 300 }
      const inputs = { inputYear: 2028, ...conditions, ...income, enterpriseCategory: 'MACHINE_TOOL' }
      const { data } = await ask('/consult/api/customer/cost/calculate/save', { body: { inputs }, as: 'visitor' })
      return data.rdDeduction.extra === 360
    },
  }),
  rules({
    id: 'sixty points are enough without a single point for the staff',
    operationId: 'commitTecEnForm',
    reply: inResults('TECH_SME', ['commitTecEnForm', 'getTecEnForm', 'getToolResult'], (result) => {
      const score = result.items.find(({ code }: Loose) => code === 'T5')
      if (score?.status !== 'UNMET' || !(result.total >= 60)) return
      score.status = 'MET'
      delete score.gap
      const conditions = result.items.filter(({ group }: Loose) => group === 'CONDITION')
      if (!conditions.every(({ status }: Loose) => status === 'MET')) return
      result.groups.find(({ code }: Loose) => code === 'CONDITION').ok = true
      result.verdict = 'PASS'
      result.verdictText = `综合得分 ${result.total} 分；符合全部条件`
    }),
    probe: async (ask) => {
      const size = { employeeAmount: 100, salesIncome: 10_000, totalAsset: 10_000 }
      const sound = { isResidentEnterprise: true, isIndustryAllowed: true, isTrustworthy: true, directPassGrounds: [] }
      const scores = { techStaffAmount: 9, rdExpense: 900, costExpense: 9000, ipClassIAmount: 1, ipClassIIAmount: 0 }
      const body = { inputYear: 2025, base: { ...size, ...sound }, scores }
      const { data } = await ask('/consult/api/customer/tec/en/form/commit', { body, as: 'visitor' })
      return data.verdict === 'PASS'
    },
  }),
  rules({
    id: 'whoever has the points applies for five stars at once',
    operationId: 'commitCloud',
    reply: inResults('CLOUD_STAR', ['commitCloud', 'getCloudInfo', 'getToolResult'], (result) => {
      const { levelByScore, applyNext } = result.cloud ?? {}
      if (!(applyNext > 0) || !(applyNext < levelByScore)) return
      result.cloud.applyNext = levelByScore
      result.verdictText = result.verdictText.replace(`申报${stars[applyNext]}`, `申报${stars[levelByScore]}`)
    }),
    probe: async (ask) => {
      const body = { inputYear: 2025, inputs: fullCloudUse }
      const { data } = await ask('/consult/api/customer/cloud/commit', { body, as: 'visitor' })
      return data.cloud.applyNext === 5
    },
  }),
]
