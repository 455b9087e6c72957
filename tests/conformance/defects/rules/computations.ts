import { type Defect, type Loose, changeBody, inData } from '../../defect.ts'
import { rules } from '../../groups.ts'

const rounded = (amount: number) => Math.round(amount * 100) / 100

/** A record is calculated anew by the rules that it was calculated by. */
function formerRules(): Defect {
  const results = new Map<string, Loose>()
  return rules({
    id: 'calculated anew by the rules of that time',
    operationId: 'evaluateToolRecord',
    write: true,
    restart: () => results.clear(),
    reply: (returning, passing) => {
      inData('scoreSrdi', (data) => {
        if (data.id !== null) results.set(data.id, data)
      })(returning, passing)
      inData('evaluateToolRecord', (data, { url }) => {
        const former = results.get(url.searchParams.get('id') ?? '')
        return former === undefined ? data : { ...former, id: null, createTime: data.createTime }
      })(returning, passing)
    },
    probe: async (ask) => {
      const inputs = { directPassGrounds: ['HNTE'] }
      const body = { formCode: 'form1', ruleVersion: 'srdi@2022', isRenewal: false, inputYear: 2025, inputs }
      const { id } = (await ask('/consult/program/srdi/score', { body })).data
      const { data } = await ask(`/consult/api/customer/tool/history/recalculate?id=${id}`)
      return data.ruleVersion === 'srdi@2022'
    },
  })
}

/** Rules that were read wrongly by whoever wrote the calculation. */
export const rulesDefects: Defect[] = [
  formerRules(),
  rules({
    id: 'what is done abroad counts without a limit',
    operationId: 'saveCostCalculation',
    reply: inData('saveCostCalculation', (data) => {
      const { rdDeduction: outcome } = data
      const excess = outcome.overseas80 - outcome.overseasIn
      if (excess <= 0 || outcome.base <= 0) return
      outcome.overseasIn = outcome.overseas80
      outcome.base = rounded(outcome.base + excess)
      outcome.extra = rounded(outcome.extra + (excess * outcome.extraRate) / 100)
      outcome.taxSaved = rounded((outcome.extra * outcome.taxRate) / 100)
      data.verdictText = `可加计扣除 ${outcome.extra} 万元，最多可节税 ${outcome.taxSaved} 万元`
    }),
    probe: async (ask) => {
      const inputs = {
        inputYear: 2025,
        isResidentEnterprise: true,
        hasSoundAccounting: true,
        isAuditCollection: true,
        negativeIndustryIncome: 0,
        totalIncome: 13_100,
        personnelCost: 90,
        overseasEntrusted: 200,
      }
      const { data } = await ask('/consult/api/customer/cost/calculate/save', { body: { inputs }, as: 'visitor' })
      return data.rdDeduction.overseasIn > data.rdDeduction.overseasCap
    },
  }),
  rules({
    id: 'what is only for the visit decides',
    operationId: 'commitTecEnForm',
    reply: inData('commitTecEnForm', (data, passing) => {
      changeBody(passing, ({ scores }) => {
        if ((scores as Loose)?.hasRecentRisk !== true) return
        data.verdict = 'FAIL'
        data.verdictText = '近三年存在相关风险，不符合'
      })
    }),
    probe: async (ask) => {
      const base = {
        isResidentEnterprise: true,
        employeeAmount: 186,
        salesIncome: 12_800,
        totalAsset: 15_200,
        isIndustryAllowed: true,
        isTrustworthy: true,
        directPassGrounds: [],
      }
      const scores = { techStaffAmount: 30, rdExpense: 640, costExpense: 11_600, ipClassIAmount: 1, ipClassIIAmount: 6 }
      const verdict = async (hasRecentRisk: boolean) => {
        const body = { inputYear: 2025, base, scores: { ...scores, hasRecentRisk, isFirstTime: false } }
        return (await ask('/consult/api/customer/tec/en/form/commit', { body, as: 'visitor' })).data.verdict
      }
      return (await verdict(false)) === 'PASS' && (await verdict(true)) === 'FAIL'
    },
  }),
]
