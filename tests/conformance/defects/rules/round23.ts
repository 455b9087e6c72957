import { bodyOf } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { rules } from '../../groups.ts'
import { cloudUse, visitor } from '../shared/requests.ts'

function rounded(amount: number): number {
  return Math.round((amount + Number.EPSILON) * 100) / 100
}

const costInputs = {
  inputYear: 2025,
  isResidentEnterprise: true,
  hasSoundAccounting: true,
  isAuditCollection: true,
  negativeIndustryIncome: 0,
  totalIncome: 1000,
  personnelCost: 100,
  overseasEntrusted: 100,
}

const technologyForm = {
  inputYear: 2025,
  base: {
    isResidentEnterprise: true,
    employeeAmount: 100,
    salesIncome: 5000,
    totalAsset: 5000,
    isIndustryAllowed: true,
    isTrustworthy: true,
    directPassGrounds: [],
  },
  scores: { techStaffAmount: 30, rdExpense: 100, costExpense: 300, ipClassIAmount: 0, ipClassIIAmount: 4 },
}

const levels = ['零', '一', '二', '三', '四', '五']

export const rulesDefects: Defect[] = [
  rules({
    id: 'what was entrusted abroad counts without its limit of two thirds',
    operationId: 'saveCostCalculation',
    reply: inData('saveCostCalculation', (data, passing) => {
      const sums = data.rdDeduction
      if (!sums || !(sums.overseas80 > sums.overseasCap)) return
      const { nonTaxableExpense = 0, specialIncome = 0, capitalizedAmortization = 0 } = bodyOf(passing)['inputs'] ?? {}
      sums.overseasIn = sums.overseas80
      if (data.verdict === 'FAIL') return
      const before = Math.max(0, sums.domestic + sums.overseasIn - nonTaxableExpense)
      const left = Math.max(0, specialIncome - before)
      const { extra, taxSaved } = sums
      sums.base = rounded(Math.max(0, before - specialIncome))
      sums.amortBase = rounded(Math.max(0, capitalizedAmortization - left))
      sums.extra = rounded(((sums.base + sums.amortBase) * sums.extraRate) / 100)
      sums.taxSaved = rounded((sums.extra * sums.taxRate) / 100)
      data.verdictText = data.verdictText
        .replace(`扣除 ${extra} 万元`, `扣除 ${sums.extra} 万元`)
        .replace(`节税 ${taxSaved} 万元`, `节税 ${sums.taxSaved} 万元`)
    }),
    probe: async (ask) => {
      const body = { inputs: costInputs }
      const { data } = await ask('/consult/api/customer/cost/calculate/save', { ...visitor, body })
      return data.rdDeduction.overseasIn === 80 && data.rdDeduction.extra === 180
    },
  }),
  rules({
    id: 'a micro enterprise has to be below the bounds of small ones in all that counts',
    operationId: 'evaluateEnterpriseSize',
    reply: inData('evaluateEnterpriseSize', (data) => {
      const { scale, items } = data
      if (scale?.scaleClass !== 'MICRO' || scale.missingFields.length > 0) return
      const isSmall = items.some(({ requirement, actualText }: Loose) => {
        const bound = /小型不少于 ([\d.]+)/.exec(requirement)?.[1]
        return bound !== undefined && Number(actualText) >= Number(bound)
      })
      if (!isSmall) return
      Object.assign(scale, { scaleClass: 'SMALL', low: 'SMALL', high: 'SMALL' })
      data.verdictText = data.verdictText.replace('微型企业', '小型企业')
    }),
    probe: async (ask) => {
      const body = { inputs: { industry: 'INDUSTRY', employeeAmount: 186, operatingIncome: 200 } }
      const { data } = await ask('/consult/api/customer/eva/en/size', { ...visitor, body })
      return data.scale.scaleClass === 'SMALL'
    },
  }),
  rules({
    id: 'the level to apply for is the one of the score, whatever level is held',
    operationId: 'commitCloud',
    reply: inData('commitCloud', (data) => {
      const { cloud } = data
      if (!cloud || cloud.applyNext === null || !(cloud.levelByScore > cloud.applyNext)) return
      const text = `申报${levels[cloud.applyNext]}星级`
      cloud.applyNext = cloud.levelByScore
      data.verdictText = data.verdictText.replace(text, `申报${levels[cloud.levelByScore]}星级`)
    }),
    probe: async (ask) => {
      const body = { inputYear: 2025, inputs: cloudUse }
      const { data } = await ask('/consult/api/customer/cloud/commit', { ...visitor, body })
      return data.cloud.applyNext === 4
    },
  }),
  rules({
    id: 'research counts by its share of the sales even where the share of the costs is worth more',
    operationId: 'commitTecEnForm',
    reply: inData('commitTecEnForm', (data) => {
      const find = (list: Loose[], code: string): Loose => list.find((each) => each.code === code)
      const group = find(data.groups, 'RD')
      const bySales = find(data.items, '2.1')?.score
      const byCosts = find(data.items, '2.2')?.score
      if (typeof bySales !== 'number' || typeof byCosts !== 'number' || bySales >= byCosts) return
      if (typeof data.total !== 'number' || group?.score !== byCosts) return
      const { total: before } = data
      const total = before - byCosts + bySales
      group.score = bySales
      data.total = total
      data.verdictText = data.verdictText.replace(`综合得分 ${before} 分`, `综合得分 ${total} 分`)
      const whole = find(data.items, 'T5')
      const grounds = data.inputs.find(({ key }: Loose) => key === 'directPassGrounds')?.valueText
      whole.actualText = whole.actualText?.replace(`${before} 分`, `${total} 分`)
      if (total >= data.passLine || grounds !== '无') return
      whole.gap = `总分还差 ${data.passLine - total} 分`
      if (whole.status !== 'MET') return
      whole.status = 'UNMET'
      find(data.groups, 'CONDITION').ok = false
      if (data.verdict === 'PASS') data.verdictText = `综合得分 ${total} 分；1 项不符合：综合得分`
      data.verdict = 'FAIL'
    }),
    probe: async (ask) => {
      const body = technologyForm
      const { data } = await ask('/consult/api/customer/tec/en/form/commit', { ...visitor, body })
      return data.groups.find(({ code }: Loose) => code === 'RD').score === 10 && data.total < 60
    },
  }),
]
