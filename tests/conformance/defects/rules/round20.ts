import { type Defect, type Loose, type Passing, changeBody, inData, onRequest } from '../../defect.ts'
import { rules } from '../../groups.ts'

const preview = '/consult/api/ua/tool/preview'

/** Changes what a tool gives, and what is read of it later. */
function inResult(
  operationId: string,
  laterIds: readonly string[],
  change: (result: Loose) => void,
): NonNullable<Defect['reply']> {
  return (returning, passing) => {
    inData(operationId, (data) => change(data))(returning, passing)
    for (const laterId of laterIds) {
      inData(laterId, ({ result }) => {
        if (result) change(result)
      })(returning, passing)
    }
  }
}

export const rulesDefects: Defect[] = [
  rules({
    id: 'retail is measured as wholesale',
    operationId: 'previewToolResult',
    ...(() => {
      const retail = new WeakSet<Passing>()
      return {
        request: onRequest('previewToolResult', (passing) => {
          changeBody(passing, ({ scale }: Loose) => {
            if (scale?.industry !== 'RETAIL') return
            scale.industry = 'WHOLESALE'
            retail.add(passing)
          })
        }),
        reply: inData('previewToolResult', ({ inputs }, passing) => {
          if (!retail.has(passing)) return
          for (const input of inputs) if (input.key === 'industry') input.valueText = '零售业'
        }),
      } satisfies Pick<Defect, 'request' | 'reply'>
    })(),
    probe: async (ask) => {
      const body = { scale: { industry: 'RETAIL', employeeAmount: 60, operatingIncome: 800 } }
      return (await ask(preview, { body, as: 'visitor' })).data.scale.scaleClass === 'MICRO'
    },
  }),
  rules({
    id: 'high-tech enterprises save taxes at the common rate',
    operationId: 'saveCostCalculation',
    reply: inResult('saveCostCalculation', ['getCostCalculation', 'getToolResult'], (result) => {
      const { rdDeduction } = result
      if (rdDeduction?.taxRate !== 15) return
      const saved = Math.round(rdDeduction.extra * 25) / 100
      result.verdictText = result.verdictText.replace(`节税 ${rdDeduction.taxSaved} 万元`, `节税 ${saved} 万元`)
      Object.assign(rdDeduction, { taxRate: 25, taxSaved: saved })
    }),
    probe: async (ask) => {
      const conditions = { isResidentEnterprise: true, hasSoundAccounting: true, isAuditCollection: true }
      const kind = { inputYear: 2025, negativeIndustryIncome: 0, totalIncome: 13_100, enterpriseCategory: 'GENERAL' }
      const costs = { personnelCost: 320, directCost: 190, depreciation: 60, amortization: 20, otherCost: 50 }
      const body = { inputs: { ...conditions, ...kind, ...costs, taxCategory: 'HNTE' } }
      const { data } = await ask('/consult/api/customer/cost/calculate/save', { body, as: 'visitor' })
      return data.rdDeduction.taxSaved === 160
    },
  }),
  rules({
    id: 'a standard that was replaced is still in force',
    operationId: 'scoreSrdi',
    reply: inResult('scoreSrdi', ['getToolResult'], (result) => {
      if (result.toolCode === 'SRDI') Object.assign(result, { effectiveTo: null, supersededBy: null })
    }),
    probe: async (ask) => {
      const form = { formCode: 'form1', ruleVersion: 'srdi@2022', isRenewal: false, inputYear: 2025 }
      const body = { ...form, inputs: { directPassGrounds: ['HNTE'] } }
      return (await ask('/consult/program/srdi/score', { body, as: 'visitor' })).data.supersededBy === null
    },
  }),
  rules({
    // Not more than 500 are agreed.
    id: 'five hundred people are one too many',
    operationId: 'commitTecEnForm',
    reply: inResult('commitTecEnForm', ['getTecEnForm', 'getToolResult'], (result) => {
      const size = result.items.find(({ code }: Loose) => code === 'T2')
      if (size?.status !== 'MET' || !size.actualText.startsWith('职工总数 500人')) return
      Object.assign(size, { status: 'UNMET', gap: '职工总数超出 0 人' })
      for (const group of result.groups) if (group.code === 'CONDITION') group.ok = false
      const verdictText = result.verdictText.replace('符合全部条件', '1 项不符合：企业规模')
      Object.assign(result, { verdict: 'FAIL', verdictText })
    }),
    probe: async (ask) => {
      const conditions = { isResidentEnterprise: true, isIndustryAllowed: true, isTrustworthy: true }
      const base = {
        ...conditions,
        employeeAmount: 500,
        salesIncome: 12_800,
        totalAsset: 15_200,
        directPassGrounds: [],
      }
      const staff = { techStaffAmount: 80, rdExpense: 640, costExpense: 11_600, ipClassIAmount: 1, ipClassIIAmount: 6 }
      const body = { inputYear: 2025, base, scores: { ...staff, hasRecentRisk: false, isFirstTime: false } }
      const { data } = await ask('/consult/api/customer/tec/en/form/commit', { body, as: 'visitor' })
      return data.verdict === 'FAIL'
    },
  }),
]
