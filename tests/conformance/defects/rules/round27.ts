import { bodyOf } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { cloudUse } from '../shared/requests.ts'
import { rules } from '../../groups.ts'

const costs = {
  inputYear: 2025,
  isResidentEnterprise: true,
  hasSoundAccounting: true,
  isAuditCollection: true,
  negativeIndustryIncome: 0,
  totalIncome: 13_100,
  enterpriseCategory: 'GENERAL',
  taxCategory: 'STANDARD',
  personnelCost: 900,
  otherCost: 200,
}

const stars = ['', '一', '二', '三', '四', '五']

const rounded = (amount: number) => Number(amount.toFixed(2))

/** The outcome with other costs of at most a tenth of the first five, instead of a ninth. */
function withTenth(outcome: Loose, inputs: Loose): Loose {
  const { five, domestic80, overseas80, extraRate, taxRate } = outcome
  const { otherCost = 0, nonTaxableExpense = 0, specialIncome = 0, capitalizedAmortization = 0 } = inputs
  const otherCap = five / 10
  const otherIn = Math.min(otherCost, otherCap)
  const domestic = five + otherIn + domestic80
  const overseasCap = (domestic * 2) / 3
  const overseasIn = Math.min(overseas80, overseasCap)
  const before = Math.max(0, domestic + overseasIn - nonTaxableExpense)
  const base = Math.max(0, before - specialIncome)
  const amortBase = Math.max(0, capitalizedAmortization - Math.max(0, specialIncome - before))
  const extra = ((base + amortBase) * extraRate) / 100
  const amounts = { otherCap, otherIn, domestic, overseasCap, overseasIn, base, amortBase, extra }
  const all = Object.entries({ ...amounts, taxSaved: (extra * taxRate) / 100 })
  return { ...outcome, ...Object.fromEntries(all.map(([key, amount]) => [key, rounded(amount)])) }
}

export const rulesDefects: Defect[] = [
  rules({
    id: 'three hundred in industry are not yet a medium enterprise',
    operationId: 'evaluateEnterpriseSize',
    write: true,
    reply: inData('evaluateEnterpriseSize', (data, passing) => {
      const { inputs } = bodyOf(passing)
      if (inputs.industry !== 'INDUSTRY' || inputs.employeeAmount !== 300 || data.scale.scaleClass !== 'MEDIUM') return
      Object.assign(data.scale, { scaleClass: 'SMALL', low: 'SMALL', high: 'SMALL' })
      data.verdictText = '小型企业'
    }),
    probe: async (ask) => {
      const inputs = { industry: 'INDUSTRY', employeeAmount: 300, operatingIncome: 13_100 }
      const { data } = await ask('/consult/api/customer/eva/en/size', { body: { inputs } })
      return data.scale.scaleClass === 'SMALL'
    },
  }),
  rules({
    id: 'other costs count up to a tenth of the first five',
    operationId: 'saveCostCalculation',
    write: true,
    reply: inData('saveCostCalculation', (data, passing) => {
      if (data.rdDeduction.ineligibleReason !== undefined) return
      data.rdDeduction = withTenth(data.rdDeduction, bodyOf(passing)['inputs'])
      const { extra, taxSaved } = data.rdDeduction
      data.verdictText = data.verdictText.replace(
        /可加计扣除 \S+ 万元，最多可节税 \S+ 万元/,
        `可加计扣除 ${extra} 万元，最多可节税 ${taxSaved} 万元`,
      )
    }),
    probe: async (ask) => {
      const body = { enId: 'en-1001', inputs: costs }
      return (await ask('/consult/api/customer/cost/calculate/save', { body })).data.rdDeduction.otherIn === 90
    },
  }),
  rules({
    id: 'who has no star may apply for the fourth at once',
    operationId: 'commitCloud',
    write: true,
    reply: inData('commitCloud', (data) => {
      const { levelByScore } = data.cloud
      if (levelByScore < 4) return
      data.cloud.applyNext = levelByScore
      data.verdictText = data.verdictText.replace(/建议申报.星级/, `建议申报${stars[levelByScore]}星级`)
    }),
    probe: async (ask) => {
      const body = { enId: 'en-1001', inputYear: 2025, inputs: cloudUse }
      return (await ask('/consult/api/customer/cloud/commit', { body })).data.cloud.applyNext === 4
    },
  }),
  rules({
    id: 'a technology firm of just five hundred is too large',
    operationId: 'previewToolResult',
    reply: inData('previewToolResult', (data, passing) => {
      const size = data.items.find(({ code }: Loose) => code === 'T2')
      if (bodyOf(passing)['tecEnBase']?.employeeAmount !== 500 || size === undefined) return
      size.status = 'UNMET'
      Object.assign(data, { verdict: 'FAIL', verdictText: '1 项不符合：企业规模' })
    }),
    probe: async (ask) => {
      const body = { tecEnBase: { employeeAmount: 500, salesIncome: 12_800, totalAsset: 15_200 } }
      return (await ask('/consult/api/ua/tool/preview', { body })).data.verdict === 'FAIL'
    },
  }),
]
