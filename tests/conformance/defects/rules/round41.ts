import { type Ask, type Defect, type Loose, inData } from '../../defect.ts'
import { bodyOf } from '../../asked.ts'
import { rules } from '../../groups.ts'

const cents = (amount: number) => Math.round(amount * 100) / 100

const ofTool = async (ask: Ask, tool: string, body: object): Promise<Loose> =>
  (await ask(tool, { as: 'visitor', body })).data

const spent = {
  inputYear: 2025,
  personnelCost: 320,
  directCost: 190,
  depreciation: 60,
  amortization: 20,
  overseasEntrusted: 900,
}

const industryBounds = [
  ['LARGE', 1000, 40_000],
  ['MEDIUM', 300, 2000],
  ['SMALL', 20, 300],
] as const

const form1 = {
  ipLevel: 'I',
  rdRatio: 3,
  mainBusinessGrowth: 5,
  assetDebt: 55,
  isStrategicProduct: false,
  mainBusinessRatio: 60,
}

export const rulesDefects: Defect[] = [
  rules({
    id: 'what is entrusted abroad is counted without a limit',
    operationId: 'saveCostCalculation',
    reply: inData('saveCostCalculation', ({ rdDeduction: sums }) => {
      if (!(sums?.overseasIn < sums?.overseas80)) return
      sums.base = cents(sums.base - sums.overseasIn + sums.overseas80)
      sums.overseasIn = sums.overseas80
      sums.extra = cents(((sums.base + sums.amortBase) * sums.extraRate) / 100)
      sums.taxSaved = cents((sums.extra * sums.taxRate) / 100)
    }),
    probe: async (ask) => {
      const { rdDeduction } = await ofTool(ask, '/consult/api/customer/cost/calculate/save', { inputs: spent })
      return rdDeduction.overseasIn === 720 && rdDeduction.overseasIn > rdDeduction.overseasCap
    },
  }),
  rules({
    id: 'one of two indicators is enough for the higher class',
    operationId: 'evaluateEnterpriseSize',
    reply: inData('evaluateEnterpriseSize', ({ scale }, passing) => {
      const { industry, employeeAmount, operatingIncome } = bodyOf(passing)['inputs'] ?? {}
      if (industry !== 'INDUSTRY' || typeof employeeAmount !== 'number' || typeof operatingIncome !== 'number') return
      const reached = industryBounds.find(([, staff, income]) => employeeAmount >= staff || operatingIncome >= income)
      const scaleClass = reached?.[0] ?? 'MICRO'
      Object.assign(scale, { scaleClass, low: scaleClass, high: scaleClass })
    }),
    probe: async (ask) => {
      const inputs = { industry: 'INDUSTRY', employeeAmount: 1200, operatingIncome: 200 }
      return (await ofTool(ask, '/consult/api/customer/eva/en/size', { inputs })).scale.scaleClass === 'LARGE'
    },
  }),
  rules({
    id: 'debts of exactly fifty-five percent get the lower points',
    operationId: 'scoreSrdi',
    reply: inData('scoreSrdi', (data, passing) => {
      if (bodyOf(passing)['inputs']?.assetDebt !== 55 || data.formCode !== 'form1') return
      const item = data.items.find(({ code }: Loose) => code === '4')
      if (item?.score !== 10) return
      item.score = 5
      const group = data.groups.find(({ code }: Loose) => code === 'GROWTH')
      if (typeof group.score === 'number') group.score -= 5
      if (typeof data.total === 'number') data.total -= 5
    }),
    probe: async (ask) => {
      const form = { formCode: 'form1', ruleVersion: 'srdi@2026', isRenewal: false, inputYear: 2025, inputs: form1 }
      const { items } = await ofTool(ask, '/consult/program/srdi/score', form)
      return items.find(({ code }: Loose) => code === '4').score === 5
    },
  }),
  rules({
    id: 'a tenth of the staff in technology has to be exceeded',
    operationId: 'saveTechnologyEvaluation',
    reply: inData('saveTechnologyEvaluation', ({ items }, passing) => {
      const { employeeAmount, techStaffAmount } = bodyOf(passing)['inputs'] ?? {}
      if (techStaffAmount === undefined || techStaffAmount * 10 !== employeeAmount) return
      for (const each of items) if (each.code === 'H5') each.status = 'UNMET'
    }),
    probe: async (ask) => {
      const form = { inputYear: 2025, inputs: { employeeAmount: 300, techStaffAmount: 30 } }
      const { items } = await ofTool(ask, '/consult/api/customer/eva/technology/save', form)
      return items.find(({ code }: Loose) => code === 'H5').status === 'UNMET'
    },
  }),
]
