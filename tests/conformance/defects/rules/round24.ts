import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { bodyOf } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { rules } from '../../groups.ts'

const classes = ['LARGE', 'MEDIUM', 'SMALL', 'MICRO']

const classTexts = ['大型企业', '中型企业', '小型企业', '微型企业']

const scaleRule: Loose = parse(
  readFileSync(new URL('../../../../contract/rules/sme-scale@2017.yaml', import.meta.url), 'utf8'),
)

const scaleRows: { code: string; bounds: Record<string, number[]> }[] = scaleRule.forms[0].classification.rows

function classBest(inputs: Loose): number | undefined {
  const row = scaleRows.find(({ code }) => code === inputs.industry)
  if (row === undefined) return undefined
  const reached = Object.entries(row.bounds).map(([field, bounds]) => {
    const at = bounds.findIndex((bound) => inputs[field] >= bound)
    return at === -1 ? 3 : at
  })
  return Math.min(...reached)
}

export const rulesDefects: Defect[] = [
  rules({
    id: 'what is entrusted abroad counts in full up to the limit',
    operationId: 'saveCostCalculation',
    reply: inData('saveCostCalculation', (data, passing) => {
      const { overseasEntrusted } = bodyOf(passing)['inputs'] ?? {}
      const outcome = data.rdDeduction
      if (!overseasEntrusted || !outcome || !(outcome.base > 0)) return
      const counted = Math.min(overseasEntrusted, outcome.overseasCap)
      const more = counted - outcome.overseasIn
      outcome.overseas80 = overseasEntrusted
      outcome.overseasIn = counted
      outcome.base += more
      outcome.extra += (more * outcome.extraRate) / 100
      outcome.taxSaved += (((more * outcome.extraRate) / 100) * outcome.taxRate) / 100
    }),
    probe: async (ask) => {
      const state = { isResidentEnterprise: true, hasSoundAccounting: true, isAuditCollection: true }
      const kind = { enterpriseCategory: 'GENERAL', taxCategory: 'STANDARD', negativeIndustryIncome: 0 }
      const costs = { totalIncome: 13_100, personnelCost: 300, overseasEntrusted: 100 }
      const body = { inputs: { inputYear: 2025, ...state, ...kind, ...costs } }
      const { rdDeduction } = (await ask('/consult/api/customer/cost/calculate/save', { body })).data
      return rdDeduction.base === 400 && rdDeduction.taxSaved === 100
    },
  }),
  rules({
    id: 'one figure that reaches the bound is enough for a class',
    operationId: 'evaluateEnterpriseSize',
    reply: inData('evaluateEnterpriseSize', (data, passing) => {
      const best = classBest(bodyOf(passing)['inputs'] ?? {})
      const told = classes.indexOf(data.scale?.scaleClass)
      if (told === -1 || best === undefined || best >= told) return
      Object.assign(data.scale, { scaleClass: classes[best], low: classes[best], high: classes[best] })
      data.verdictText = data.verdictText.replace(classTexts[told], classTexts[best])
    }),
    probe: async (ask) => {
      const inputs = { industry: 'INDUSTRY', employeeAmount: 186, operatingIncome: 13_600 }
      const { data } = await ask('/consult/api/customer/eva/en/size', { body: { inputs } })
      return data.scale.scaleClass === 'MEDIUM' && data.verdictText === '中型企业'
    },
  }),
  rules({
    id: 'the score is asked of who passes directly too',
    operationId: 'commitTecEnForm',
    reply: inData('commitTecEnForm', (data) => {
      const item = data.items.find(({ code }: Loose) => code === 'T5')
      if (item?.status !== 'NA' || data.verdict !== 'PASS' || !(data.total < data.passLine)) return
      delete item.suggestion
      Object.assign(item, { status: 'UNMET', gap: `总分还差 ${data.passLine - data.total} 分` })
      for (const group of data.groups) if (group.code === 'CONDITION') group.ok = false
      data.verdict = 'FAIL'
      data.verdictText = `综合得分 ${data.total} 分；1 项不符合：${item.name}`
    }),
    probe: async (ask) => {
      const staff = { isResidentEnterprise: true, employeeAmount: 186, isIndustryAllowed: true, isTrustworthy: true }
      const base = { ...staff, salesIncome: 12_800, totalAsset: 15_200, directPassGrounds: ['HNTE'] }
      const works = { ipClassIAmount: 0, ipClassIIAmount: 1, hasRecentRisk: false, isFirstTime: false }
      const scores = { techStaffAmount: 30, rdExpense: 100, costExpense: 11_600, ...works }
      const body = { inputYear: 2025, base, scores }
      return (await ask('/consult/api/customer/tec/en/form/commit', { body, as: 'visitor' })).data.verdict === 'FAIL'
    },
  }),
  rules({
    id: 'the stars held do not limit those that can be applied for',
    operationId: 'commitCloud',
    reply: inData('commitCloud', (data) => {
      const { cloud } = data
      if (!cloud || cloud.applyNext === 0 || cloud.applyNext >= cloud.levelByScore) return
      const named: Record<string, string> = { 3: '三星级', 4: '四星级', 5: '五星级' }
      cloud.applyNext = cloud.levelByScore
      data.verdictText = data.verdictText.replace(/申报.星级/, `申报${named[cloud.levelByScore]}`)
    }),
    probe: async (ask) => {
      const clouds = { infrastructure: ['COMPUTE', 'STORAGE', 'DATABASE', 'NETWORK', 'SECURITY'], monthsOfUse: 14 }
      const domains = ['DESIGN', 'PRODUCTION', 'SUPPLY_CHAIN', 'MARKETING', 'MANAGEMENT']
      const devices = { deviceRatio: 35, deviceKinds: ['GENERAL_POWER', 'SMART'], hasEdgeProcessing: true }
      const rest = { models: ['QUALITY'], paidAmount: 22, effect: 'SOME', heldLevel: 0 }
      const inputs = { ...clouds, businessDomains: domains, ...devices, ...rest }
      const { data } = await ask('/consult/api/customer/cloud/commit', {
        body: { inputYear: 2025, inputs },
        as: 'visitor',
      })
      return data.cloud.applyNext === 4
    },
  }),
]
