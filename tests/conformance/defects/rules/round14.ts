import { bodyOf } from '../../asked.ts'
import { type Defect, type Loose, type Passing, changeBody, inData, onRequest } from '../../defect.ts'
import { rules } from '../../groups.ts'
import { consult } from '../shared/addresses.ts'

const cents = (value: number): number => Math.round(value * 100) / 100

/** Lower bounds of large, medium and small, by industry. */
const bounds: Record<string, Record<string, number[]>> = {
  AGRI: { operatingIncome: [20_000, 500, 50] },
  INDUSTRY: { employeeAmount: [1000, 300, 20], operatingIncome: [40_000, 2000, 300] },
  BUILD: { operatingIncome: [80_000, 6000, 300], totalAsset: [80_000, 5000, 300] },
  WHOLESALE: { employeeAmount: [200, 20, 5], operatingIncome: [40_000, 5000, 1000] },
  RETAIL: { employeeAmount: [300, 50, 10], operatingIncome: [20_000, 500, 100] },
  TRANSPORT: { employeeAmount: [1000, 300, 20], operatingIncome: [30_000, 3000, 200] },
  STORAGE: { employeeAmount: [200, 100, 20], operatingIncome: [30_000, 1000, 100] },
  POST: { employeeAmount: [1000, 300, 20], operatingIncome: [30_000, 2000, 100] },
  HOTEL: { employeeAmount: [300, 100, 10], operatingIncome: [10_000, 2000, 100] },
  CATERING: { employeeAmount: [300, 100, 10], operatingIncome: [10_000, 2000, 100] },
  INFO: { employeeAmount: [2000, 100, 10], operatingIncome: [100_000, 1000, 100] },
  SOFTWARE: { employeeAmount: [300, 100, 10], operatingIncome: [10_000, 1000, 50] },
  REALESTATE: { operatingIncome: [200_000, 1000, 100], totalAsset: [10_000, 5000, 2000] },
  PROPERTY: { employeeAmount: [1000, 300, 100], operatingIncome: [5000, 1000, 500] },
  LEASE: { employeeAmount: [300, 100, 10], totalAsset: [120_000, 8000, 100] },
  OTHER: { employeeAmount: [300, 100, 10] },
}

/** Who is just at a bound is taken for a little less; what was filled in is shown as it was. */
function boundsExcluded(): Pick<Defect, 'request' | 'reply'> {
  const lowered = new WeakMap<Passing, [key: string, from: number, to: number][]>()
  return {
    request: onRequest('evaluateEnterpriseSize', (passing) => {
      const { inputs }: Loose = bodyOf(passing)
      const changes = Object.entries(bounds[inputs?.industry] ?? {}).flatMap(([key, limits]) =>
        limits.includes(inputs[key])
          ? [[key, inputs[key], inputs[key] - (key === 'employeeAmount' ? 1 : 0.01)] as [string, number, number]]
          : [],
      )
      if (changes.length === 0) return
      lowered.set(passing, changes)
      changeBody(passing, (body: Loose) => {
        for (const [key, , to] of changes) body.inputs[key] = to
      })
    }),
    reply: inData('evaluateEnterpriseSize', (data, passing) => {
      for (const [key, from] of lowered.get(passing) ?? []) {
        for (const input of data.inputs) if (input.key === key) input.valueText = String(from)
        for (const item of data.items) if (item.code === key) item.actualText = String(from)
      }
    }),
  }
}

/** A tenth of the five kinds of cost, where it is a tenth of the five and the others together. */
function tenthOfFive({ inputs }: Loose, data: Loose): void {
  const outcome = data.rdDeduction
  if (outcome === undefined || outcome.ineligibleReason !== undefined) return
  const given = (key: string): number => inputs[key] ?? 0
  const otherCap = outcome.five * 0.1
  const otherIn = Math.min(given('otherCost'), otherCap)
  const domestic = outcome.five + otherIn + outcome.domestic80
  const overseasCap = (domestic * 2) / 3
  const overseasIn = Math.min(outcome.overseas80, overseasCap)
  const beforeIncome = Math.max(0, domestic + overseasIn - given('nonTaxableExpense'))
  const base = Math.max(0, beforeIncome - given('specialIncome'))
  const extra = ((base + outcome.amortBase) * outcome.extraRate) / 100
  const taxSaved = (extra * outcome.taxRate) / 100
  const computed = { otherCap, otherIn, domestic, overseasCap, overseasIn, base, extra, taxSaved }
  const was = { ...outcome }
  for (const [key, value] of Object.entries(computed)) outcome[key] = cents(value)
  data.verdictText = data.verdictText
    .replace(`${was.extra} 万元`, `${outcome.extra} 万元`)
    .replace(`${was.taxSaved} 万元`, `${outcome.taxSaved} 万元`)
}

/** Of two ways to count research, the first always counts. */
function firstWay(data: Loose): void {
  const scoreOf = (code: string) => data.items.find((item: Loose) => item.code === code)?.score
  const group = data.groups.find(({ code }: Loose) => code === 'RD')
  const first = scoreOf('2.1')
  const overall = data.items.find(({ code }: Loose) => code === 'T5')
  if (first === undefined || !(first < group?.score) || data.total === undefined) return
  const was = data.total
  data.total -= group.score - first
  group.score = first
  overall.actualText = `${data.total} 分`
  data.verdictText = data.verdictText.replace(`${was} 分`, `${data.total} 分`)
  if (overall.status !== 'MET' || data.total >= data.passLine) return
  overall.status = 'UNMET'
  overall.gap = `总分还差 ${data.passLine - data.total} 分`
  data.groups.find(({ code }: Loose) => code === overall.group).ok = false
  if (data.verdict !== 'PASS') return
  data.verdict = 'FAIL'
  data.verdictText = `综合得分 ${data.total} 分；1 项不符合：综合得分`
}

/** The grounds are those of the standard before. */
function groundsOf2022(): Pick<Defect, 'request' | 'reply'> {
  const dropped = new WeakSet<Passing>()
  const isNew = ({ formCode, ruleVersion, inputs }: Loose): boolean =>
    formCode === 'form1' && ruleVersion === 'srdi@2026' && inputs?.directPassGrounds?.includes?.('TECH_SME')
  return {
    request: onRequest('scoreSrdi', (passing) => {
      if (!isNew(bodyOf(passing))) return
      dropped.add(passing)
      changeBody(passing, ({ inputs }: Loose) => {
        inputs.directPassGrounds = inputs.directPassGrounds.filter((ground: unknown) => ground !== 'TECH_SME')
      })
    }),
    reply: inData('scoreSrdi', (data, passing) => {
      const shown = data.inputs.find(({ key }: Loose) => key === 'directPassGrounds')
      if (!dropped.has(passing) || shown === undefined) return
      const others = shown.valueText === '无' ? [] : [shown.valueText]
      shown.valueText = [...others, '有效期内科技型中小企业'].join('、')
    }),
  }
}

export const rulesDefects: Defect[] = [
  rules({
    id: 'an enterprise that is just at the bound is one class smaller',
    operationId: 'evaluateEnterpriseSize',
    ...boundsExcluded(),
    probe: async (ask) => {
      const inputs = { industry: 'SOFTWARE', employeeAmount: 150, operatingIncome: 1000 }
      const { data } = await ask(`${consult}/eva/en/size`, { body: { inputs }, as: 'visitor' })
      return data.scale.scaleClass === 'SMALL'
    },
  }),
  rules({
    id: 'other costs are a tenth of the five, not a ninth',
    operationId: 'saveCostCalculation',
    reply: inData('saveCostCalculation', (data, passing) => tenthOfFive(bodyOf(passing), data)),
    probe: async (ask) => {
      const costs = { personnelCost: 300, directCost: 150, depreciation: 40, amortization: 10, otherCost: 80 }
      const body = { inputs: { inputYear: 2025, ...costs } }
      const { data } = await ask(`${consult}/cost/calculate/save`, { body, as: 'visitor' })
      return data.rdDeduction.otherCap === 50 && data.rdDeduction.base === 550
    },
  }),
  rules({
    id: 'research is measured by sales even where costs give more',
    operationId: 'commitTecEnForm',
    reply: inData('commitTecEnForm', (data) => firstWay(data)),
    probe: async (ask) => {
      const grounds = { isResidentEnterprise: true, isIndustryAllowed: true, isTrustworthy: true }
      const base = { ...grounds, employeeAmount: 60, salesIncome: 2000, totalAsset: 900, directPassGrounds: [] }
      const scores = { techStaffAmount: 15, rdExpense: 50, costExpense: 150, ipClassIAmount: 0, ipClassIIAmount: 4 }
      const body = { inputYear: 2025, base, scores }
      const { data } = await ask(`${consult}/tec/en/form/commit`, { body, as: 'visitor' })
      return data.total === 50 && data.verdict === 'FAIL'
    },
  }),
  rules({
    id: 'the ground that came with the new standard is not known yet',
    operationId: 'scoreSrdi',
    ...groundsOf2022(),
    probe: async (ask) => {
      const weak = { ipLevel: 'II', rdRatio: 2, mainBusinessGrowth: 3, assetDebt: 60, mainBusinessRatio: 60 }
      const inputs = { ...weak, isStrategicProduct: false, directPassGrounds: ['TECH_SME'], newEquityThreeYears: 0 }
      const kind = { isRenewal: false, inputYear: 2025, formCode: 'form1', ruleVersion: 'srdi@2026' }
      const { data } = await ask('/consult/program/srdi/score', { body: { ...kind, inputs }, as: 'visitor' })
      return data.verdict === 'FAIL'
    },
  }),
]
