import { bodyOf } from '../../asked.ts'
import { type Ask, type Defect, type Loose, changeBody, inData, onRequest, remembering } from '../../defect.ts'
import { rules } from '../../groups.ts'

function cents(amount: number): number {
  return Math.round(amount * 100) / 100
}

const trustworthy = { isResidentEnterprise: true, isIndustryAllowed: true, isTrustworthy: true, directPassGrounds: [] }

async function sized(ask: Ask): Promise<Loose> {
  const body = { inputs: { industry: 'WHOLESALE', employeeAmount: 30, operatingIncome: 6000 } }
  return (await ask('/consult/api/customer/eva/en/size', { body, as: 'visitor' })).data
}

export const rulesDefects: Defect[] = [
  rules({
    // The cap is a ninth of the five: five × 10% ÷ (1 − 10%).
    id: 'other expenses are capped at a tenth of the five',
    operationId: 'saveCostCalculation',
    reply: inData('saveCostCalculation', (data) => {
      const outcome = data.rdDeduction
      if (outcome === undefined || outcome.ineligibleReason !== undefined) return
      const { extra, taxSaved, otherIn, overseasIn } = outcome
      outcome.otherCap = cents(outcome.five * 0.1)
      outcome.otherIn = Math.min(otherIn, outcome.otherCap)
      outcome.domestic = cents(outcome.domestic - otherIn + outcome.otherIn)
      outcome.overseasCap = cents((outcome.domestic * 2) / 3)
      outcome.overseasIn = Math.min(outcome.overseas80, outcome.overseasCap)
      const less = otherIn - outcome.otherIn + overseasIn - outcome.overseasIn
      outcome.base = Math.max(0, cents(outcome.base - less))
      outcome.extra = cents(((outcome.base + outcome.amortBase) * outcome.extraRate) / 100)
      outcome.taxSaved = cents((outcome.extra * outcome.taxRate) / 100)
      data.verdictText = data.verdictText
        .replace(`${extra} 万元`, `${outcome.extra} 万元`)
        .replace(`节税 ${taxSaved} 万元`, `节税 ${outcome.taxSaved} 万元`)
    }),
    probe: async (ask) => {
      const body = { inputs: { inputYear: 2025, isAuditCollection: true, personnelCost: 900, otherCost: 200 } }
      const { data } = await ask('/consult/api/customer/cost/calculate/save', { body, as: 'visitor' })
      return data.rdDeduction.otherIn === 90
    },
  }),
  rules({
    // 30% and more has 20 points, and so on.
    id: 'just thirty percent of staff is less than thirty',
    operationId: 'commitTecEnForm',
    reply: inData('commitTecEnForm', (data) => {
      const item = data.items.find(({ code }: Loose) => code === '1')
      const group = data.groups.find(({ code }: Loose) => code === 'STAFF')
      if (!['30', '25', '20', '15', '10'].includes(item?.actualText) || typeof group?.score !== 'number') return
      item.score -= 4
      group.score -= 4
      group.ok = group.score > 0
      if (typeof data.total !== 'number') return
      data.total -= 4
      data.verdictText = data.verdictText.replace(`${data.total + 4} 分`, `${data.total} 分`)
      const passing = data.items.find(({ code }: Loose) => code === 'T5')
      if (passing?.status !== 'MET') return
      passing.actualText = `${data.total} 分`
      if (group.ok && data.total >= data.passLine) return
      passing.status = 'UNMET'
      data.verdict = 'FAIL'
      data.verdictText = `综合得分 ${data.total} 分；不符合综合得分`
    }),
    probe: async (ask) => {
      const base = { ...trustworthy, employeeAmount: 100, salesIncome: 1000, totalAsset: 900 }
      const scores = { techStaffAmount: 30, rdExpense: 60, costExpense: 500, ipClassIAmount: 1, ipClassIIAmount: 0 }
      const body = { inputYear: 2025, base, scores }
      return (await ask('/consult/api/customer/tec/en/form/commit', { body, as: 'visitor' })).data.total === 96
    },
  }),
  rules({
    id: 'wholesale is measured as retail',
    operationId: 'evaluateEnterpriseSize',
    request: onRequest('evaluateEnterpriseSize', (passing) => {
      if (bodyOf(passing)['inputs']?.industry !== 'WHOLESALE') return
      passing.headers['x-measured'] = 'retail'
      changeBody(passing, ({ inputs }: Loose) => {
        inputs.industry = 'RETAIL'
      })
    }),
    ...remembering(
      () => new Set<string>(),
      (measured, returning, passing) => {
        const label = (result: Loose) => {
          for (const input of result.inputs) if (input.key === 'industry') input.valueText = '批发业'
        }
        inData('evaluateEnterpriseSize', (data) => {
          if (passing.headers['x-measured'] === undefined) return
          if (data.id !== null) measured.add(data.id)
          label(data)
        })(returning, passing)
        inData('getToolResult', (data) => {
          if (!measured.has(data.result.id)) return
          label(data.result)
          data.scale.industry = 'WHOLESALE'
        })(returning, passing)
      },
    ),
    probe: async (ask) => (await sized(ask)).scale.scaleClass === 'SMALL',
  }),
  rules({
    id: 'the first form is always scored by the rules of today',
    operationId: 'scoreSrdi',
    request: onRequest('scoreSrdi', (passing) =>
      changeBody(passing, (body) => {
        if (body['formCode'] === 'form1' && body['ruleVersion'] === 'srdi@2022') body['ruleVersion'] = 'srdi@2026'
      }),
    ),
    probe: async (ask) => {
      const inputs = { ipLevel: 'I', rdRatio: 5, mainBusinessGrowth: 10, assetDebt: 40, directPassGrounds: [] }
      const body = { isRenewal: false, inputYear: 2025, formCode: 'form1', ruleVersion: 'srdi@2022', inputs }
      const { data } = await ask('/consult/program/srdi/score', { body, as: 'visitor' })
      return data.ruleVersion === 'srdi@2026'
    },
  }),
]
