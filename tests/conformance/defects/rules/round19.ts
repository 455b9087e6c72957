import { ruleOf } from '#mocks/rules/ruleBook.ts'
import { bodyOf, dataOf } from '../../asked.ts'
import { type Defect, type Loose, type Passing, changeBody, inData, onRequest } from '../../defect.ts'
import { rules } from '../../groups.ts'

const previewed = '/consult/api/ua/tool/preview'

const two = (value: number) => Number(value.toFixed(2))

/** What has been reckoned with another value is told with the one that was filled in. */
function retold(result: Loose, key: string, reckoned: number, filled: number): void {
  for (const input of result.inputs) if (input.key === key) input.valueText = String(filled)
  for (const item of result.items) {
    if (item.code === key) item.actualText = String(filled)
    else if (item.actualText?.includes('细分市场年限')) {
      item.actualText = item.actualText.replace(`年限 ${reckoned}年`, `年限 ${filled}年`)
    }
  }
}

/** Who has exactly the lower bound of a class is put into the one below. */
function boundsExcluded(): Pick<Defect, 'request' | 'reply'> {
  const filled = new WeakMap<Passing, [key: string, reckoned: number, filled: number][]>()
  const rows: Loose[] = ruleOf('sme-scale@2017').forms[0]?.classification?.rows ?? []
  return {
    request: onRequest('previewToolResult', (passing) =>
      changeBody(passing, ({ scale }: Loose) => {
        const bounds: Record<string, number[]> = rows.find(({ code }) => code === scale?.industry)?.bounds ?? {}
        for (const [key, limits] of Object.entries(bounds)) {
          const value = scale[key]
          if (!limits.includes(value)) continue
          scale[key] = two(value - (key === 'employeeAmount' ? 1 : 0.01))
          filled.set(passing, [...(filled.get(passing) ?? []), [key, scale[key], value]])
        }
      }),
    ),
    reply: inData('previewToolResult', (data, passing) => {
      for (const [key, reckoned, value] of filled.get(passing) ?? []) retold(data, key, reckoned, value)
    }),
  }
}

/** A market of two years was long enough in the version before. */
function formerYears(): Pick<Defect, 'request' | 'reply' | 'restart'> {
  let asked = new WeakMap<Passing, number>()
  let saved = new Map<string, number>()
  return {
    request: onRequest('scoreSrdi', (passing) =>
      changeBody(passing, ({ formCode, ruleVersion, inputs }: Loose) => {
        const years = inputs?.marketYears
        if (formCode !== 'form2' || ruleVersion !== 'srdi@2026' || !(years >= 2 && years < 3)) return
        asked.set(passing, years)
        inputs.marketYears = 3
      }),
    ),
    reply: (returning, passing) => {
      inData('scoreSrdi', (data) => {
        const years = asked.get(passing)
        if (years === undefined) return
        retold(data, 'marketYears', 3, years)
        if (data.id !== null) saved.set(data.id, years)
      })(returning, passing)
      inData('getToolResult', ({ result, srdi }) => {
        const years = saved.get(result.id)
        if (years === undefined) return
        retold(result, 'marketYears', 3, years)
        srdi.inputs.marketYears = years
      })(returning, passing)
    },
    restart: () => {
      asked = new WeakMap()
      saved = new Map()
    },
  }
}

function starsSkipped({ cloud, ...result }: Loose): Loose {
  const names = ['', '', '', '三星级', '四星级', '五星级']
  if (!cloud || cloud.applyNext === 0 || cloud.levelByScore === 0) return { ...result, cloud }
  const verdictText = result.verdictText.replace(/建议申报.*$/, `建议申报${names[cloud.levelByScore]}`)
  return { ...result, cloud: { ...cloud, applyNext: cloud.levelByScore }, verdictText }
}

export const rulesDefects: Defect[] = [
  rules({
    id: 'other costs are capped at a tenth of the five and not at a ninth',
    operationId: 'previewToolResult',
    reply: inData('previewToolResult', (data, passing) => {
      const of = data.rdDeduction
      if (!of) return
      const {
        otherCost = 0,
        nonTaxableExpense = 0,
        specialIncome = 0,
        capitalizedAmortization = 0,
      } = bodyOf(passing)['rdDeduction'] ?? {}
      const otherCap = of.five / 10
      const otherIn = Math.min(otherCost, otherCap)
      const domestic = of.five + otherIn + of.domestic80
      const overseasCap = (domestic * 2) / 3
      const overseasIn = Math.min(of.overseas80, overseasCap)
      const before = Math.max(0, domestic + overseasIn - nonTaxableExpense)
      const base = Math.max(0, before - specialIncome)
      const amortBase = Math.max(0, capitalizedAmortization - Math.max(0, specialIncome - before))
      const extra = ((base + amortBase) * of.extraRate) / 100
      const limits: Record<string, number> = { otherCap, otherIn, domestic, overseasCap, overseasIn }
      const amounts: Record<string, number> = { base, amortBase, extra, taxSaved: (extra * of.taxRate) / 100 }
      for (const [key, amount] of Object.entries(limits)) of[key] = two(amount)
      if (of.ineligibleReason !== undefined) return
      for (const [key, amount] of Object.entries(amounts)) of[key] = two(amount)
      const told = `可加计扣除 ${of.extra} 万元，最多可节税 ${of.taxSaved} 万元`
      data.verdictText = data.verdictText.replace(/^可加计扣除 \S+ 万元，最多可节税 \S+ 万元/, told)
    }),
    probe: async (ask) => {
      const rdDeduction = { inputYear: 2025, personnelCost: 90, otherCost: 50 }
      return (await ask(previewed, { body: { rdDeduction } })).data.rdDeduction.otherIn === 9
    },
  }),
  rules({
    id: 'a medium enterprise has more than its lower bound',
    operationId: 'previewToolResult',
    // The bounds belong to the class above.
    ...boundsExcluded(),
    probe: async (ask) => {
      const scale = { industry: 'INDUSTRY', employeeAmount: 300, operatingIncome: 5000 }
      return (await ask(previewed, { body: { scale } })).data.scale.scaleClass === 'SMALL'
    },
  }),
  rules({
    id: 'the years in a market are those of the rule of 2022',
    operationId: 'scoreSrdi',
    ...formerYears(),
    probe: async (ask) => {
      const inputs = { hasTierOneTitle: true, marketYears: 2.5 }
      const body = { formCode: 'form2', ruleVersion: 'srdi@2026', isRenewal: false, inputYear: 2025, inputs }
      const { items } = (await ask('/consult/program/srdi/score', { body, as: 'visitor' })).data
      return items.find(({ code }: Loose) => code === 'P1').status === 'MET'
    },
  }),
  rules({
    id: 'who has no star yet applies for four',
    operationId: 'commitCloud',
    // One star after another: remarks and ladder of the rule.
    reply: (returning, passing) => {
      inData('commitCloud', starsSkipped)(returning, passing)
      const again = (data: Loose) => ({ ...data, result: data.result && starsSkipped(data.result) })
      inData('getCloudInfo', again)(returning, passing)
      inData('getToolResult', again)(returning, passing)
    },
    probe: async (ask) => {
      const inputs = {
        monthsOfUse: 3,
        infrastructure: ['COMPUTE', 'STORAGE', 'DATABASE', 'NETWORK', 'SECURITY'],
        businessDomains: ['DESIGN', 'PRODUCTION', 'SUPPLY_CHAIN', 'MARKETING', 'MANAGEMENT'],
        deviceRatio: 35,
        deviceKinds: ['HIGH_ENERGY', 'GENERAL_POWER'],
        hasEdgeProcessing: true,
        models: ['MARKET'],
        paidAmount: 22,
        effect: 'SOME',
        heldLevel: 0,
      }
      const { cloud } = (await ask('/consult/api/customer/cloud/commit', { body: { inputYear: 2025, inputs } })).data
      return cloud.applyNext === 4 && (await dataOf(ask, '/consult/api/customer/cloud/info')).result !== undefined
    },
  }),
]
