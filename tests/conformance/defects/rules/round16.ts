import { type Defect, type Loose, envelopeOf, setJson } from '../../defect.ts'
import { rules } from '../../groups.ts'

/** Changes what a tool found out, when it is saved and wherever it is read again. */
function inResults(change: (result: Loose) => void): NonNullable<Defect['reply']> {
  const look = (value: Loose): void => {
    if (typeof value !== 'object' || value === null) return
    if (Array.isArray(value.items) && Array.isArray(value.inputs)) change(value)
    else for (const inner of Object.values(value)) look(inner)
  }
  return (returning, { url }) => {
    const envelope = envelopeOf(returning)
    if (!url.pathname.startsWith('/consult/api/customer/') || envelope === undefined) return
    look(envelope['data'])
    setJson(returning, envelope)
  }
}

const filledIn = ({ inputs }: Loose, key: string): string | undefined =>
  inputs.find((input: Loose) => input.key === key)?.valueText ?? undefined

const itemOf = ({ items }: Loose, code: string): Loose => items.find((item: Loose) => item.code === code)

const groupOf = ({ groups }: Loose, code: string): Loose => groups.find((group: Loose) => group.code === code)

const sizes = [
  ['LARGE', '大型企业', 1000, 30_000],
  ['MEDIUM', '中型企业', 300, 3000],
  ['SMALL', '小型企业', 20, 200],
  ['MICRO', '微型企业', 0, 0],
] as const

export const rulesDefects: Defect[] = [
  rules({
    id: 'small profits are still taxed at two and a half per cent',
    operationId: 'saveCostCalculation',
    reply: inResults((result) => {
      const { rdDeduction } = result
      if (rdDeduction?.taxRate !== 5) return
      const before = rdDeduction.taxSaved
      rdDeduction.taxRate = 2.5
      rdDeduction.taxSaved = Math.round(before * 50) / 100
      result.verdictText = result.verdictText.replace(`节税 ${before} `, `节税 ${rdDeduction.taxSaved} `)
    }),
    probe: async (ask) => {
      const whole = { isResidentEnterprise: true, hasSoundAccounting: true, isAuditCollection: true }
      const income = { negativeIndustryIncome: 0, totalIncome: 100 }
      const inputs = { inputYear: 2025, ...whole, ...income, taxCategory: 'SMALL_LOW_PROFIT', personnelCost: 40 }
      const body = { inputs }
      const { data } = await ask('/consult/api/customer/cost/calculate/save', { body, as: 'visitor' })
      return data.rdDeduction.taxSaved === 1
    },
  }),
  rules({
    id: 'four utility models score no more than three',
    operationId: 'commitTecEnForm',
    reply: inResults((result) => {
      if (result.toolCode !== 'TECH_SME' || filledIn(result, 'ipClassIIAmount') !== '4') return
      const property = itemOf(result, '3')
      if (property?.score !== 24) return
      const suggestion = '达到“Ⅱ类 4 项以上”可得 24 分'
      Object.assign(property, { score: 18, actualText: 'Ⅱ类 3 项', suggestion })
      groupOf(result, 'IP').score = 18
      if (typeof result.total !== 'number') return
      const before = `${result.total} 分`
      result.total -= 6
      const score = itemOf(result, 'T5')
      if (score.actualText === before) score.actualText = `${result.total} 分`
      result.verdictText = result.verdictText.replace(before, `${result.total} 分`)
      if (
        score.status !== 'MET' ||
        result.total >= 60 ||
        !['无', undefined].includes(filledIn(result, 'directPassGrounds'))
      )
        return
      Object.assign(score, { status: 'UNMET', gap: `总分还差 ${60 - result.total} 分` })
      groupOf(result, 'CONDITION').ok = false
      result.verdict = 'FAIL'
      result.verdictText = `综合得分 ${result.total} 分；1 项不符合：综合得分`
    }),
    probe: async (ask) => {
      const base = { employeeAmount: 40, salesIncome: 400 }
      const scores = { techStaffAmount: 12, rdExpense: 12, costExpense: 390, ipClassIAmount: 0, ipClassIIAmount: 4 }
      const body = { inputYear: 2025, base, scores }
      const { data } = await ask('/consult/api/customer/tec/en/form/commit', { body, as: 'visitor' })
      return data.total === 58
    },
  }),
  rules({
    id: 'warehouses are measured with the yardstick of the hauliers',
    operationId: 'evaluateEnterpriseSize',
    reply: inResults((result) => {
      const [people, income] = [filledIn(result, 'employeeAmount'), filledIn(result, 'operatingIncome')]
      if (filledIn(result, 'industry') !== '仓储业' || people === undefined || income === undefined) return
      const found = sizes.find(([, , staff, sales]) => Number(people) >= staff && Number(income) >= sales)
      if (found === undefined || result.scale?.scaleClass === found[0]) return
      const [size, text] = found
      result.scale = { scaleClass: size, low: size, high: size, missingFields: [] }
      result.verdictText = text
    }),
    probe: async (ask) => {
      const body = { inputs: { industry: 'STORAGE', employeeAmount: 150, operatingIncome: 2000 } }
      const { data } = await ask('/consult/api/customer/eva/en/size', { body, as: 'visitor' })
      return data.scale.scaleClass === 'SMALL'
    },
  }),
  rules({
    id: 'three months in the cloud are not yet three months',
    operationId: 'commitCloud',
    reply: inResults((result) => {
      if (result.toolCode !== 'CLOUD_STAR' || filledIn(result, 'monthsOfUse') !== '3') return
      const months = itemOf(result, 'monthsOfUse')
      if (months?.status !== 'MET') return
      Object.assign(months, { status: 'UNMET', gap: '各项云服务连续使用还差 1 月' })
      groupOf(result, 'CONDITION').ok = false
      result.passLine = 40
      result.cloud = { levelByScore: 0, applyNext: 0 }
      result.verdict = 'FAIL'
      result.verdictText = `得 ${result.total} 分，暂未达到三星级`
    }),
    probe: async (ask) => {
      const infrastructure = ['COMPUTE', 'STORAGE', 'DATABASE', 'NETWORK', 'SECURITY']
      const businessDomains = ['DESIGN', 'PRODUCTION', 'SUPPLY_CHAIN', 'MARKETING']
      const devices = { deviceRatio: 0, deviceKinds: [], hasEdgeProcessing: false, models: [] }
      const outcome = { paidAmount: 8, effect: 'SOME', heldLevel: 0 }
      const inputs = { monthsOfUse: 3, infrastructure, businessDomains, ...devices, ...outcome }
      const body = { inputYear: 2025, inputs }
      const { data } = await ask('/consult/api/customer/cloud/commit', { body, as: 'visitor' })
      return data.cloud.levelByScore === 0
    },
  }),
]
