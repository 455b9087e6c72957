import { type Defect, type Loose, type Passing, changeBody, envelopeOf, inData, setJson } from '../../defect.ts'
import { rules } from '../../groups.ts'

/** A wrong calculation, in whatever reply tells of its result. Says whether the result is a wrong one. */
function miscalculated(change: (result: Loose) => boolean): Pick<Defect, 'reply' | 'restart'> {
  const texts = new Map<string, string>()
  const visit = (value: Loose): void => {
    if (typeof value !== 'object' || value === null) return
    if (typeof value.toolCode !== 'string') for (const each of Object.values(value)) visit(each)
    else if (!Array.isArray(value.items)) value.verdictText = texts.get(value.id) ?? value.verdictText
    else if (change(value) && value.id !== null) texts.set(value.id, value.verdictText)
  }
  return {
    reply: (returning, { url }) => {
      const envelope = url.pathname.startsWith('/consult/') ? envelopeOf(returning) : undefined
      if (envelope === undefined) return
      visit(envelope['data'])
      setJson(returning, envelope)
    },
    restart: () => texts.clear(),
  }
}

const stars: Record<number, string> = { 3: '三星级', 4: '四星级', 5: '五星级' }

const cents = (amount: number) => Number(amount.toFixed(2))

/** Warehouses are judged by the row of the table above theirs. */
function neighboursRow(): Pick<Defect, 'request' | 'reply' | 'restart'> {
  let changed = new WeakSet<Passing>()
  let ids = new Set<string>()
  const judged = new Set(['evaluateEnterpriseSize', 'previewToolResult'])
  const told = new Set(['getToolResult', 'evaluateToolRecord'])
  const named = ({ inputs }: Loose) => {
    for (const input of inputs) if (input.key === 'industry') input.valueText = storage
  }
  return {
    request: (passing) => {
      if (!judged.has(passing.operationId ?? '')) return undefined
      changeBody(passing, ({ inputs, scale }: Loose) => {
        const filled = inputs ?? scale
        if (filled?.industry !== 'STORAGE') return
        filled.industry = 'TRANSPORT'
        changed.add(passing)
      })
      return undefined
    },
    reply: (returning, passing) => {
      const { operationId = '', url } = passing
      if (changed.has(passing))
        inData(operationId, (data) => {
          named(data)
          if (data.id !== null) ids.add(data.id)
        })(returning, passing)
      if (told.has(operationId) && ids.has(url.searchParams.get('id') ?? ''))
        inData(operationId, (data) => {
          named(data.result)
          data.scale.industry = 'STORAGE'
        })(returning, passing)
    },
    restart: () => {
      changed = new WeakSet()
      ids = new Set()
    },
  }
}

const storage = '仓储业'

export const rulesDefects: Defect[] = [
  rules({
    // RdEnterpriseCategory: 2023–2027 年加计 120%
    id: 'the higher rate of deduction begins after 2023',
    operationId: 'saveCostCalculation',
    ...miscalculated((result) => {
      const { rdDeduction: outcome, inputs } = result
      const year = inputs.find(({ key }: Loose) => key === 'inputYear')?.valueText
      if (outcome?.extraRate !== 120 || year !== '2023') return false
      outcome.extraRate = 100
      outcome.extra = cents(outcome.extra / 1.2)
      outcome.taxSaved = cents(outcome.taxSaved / 1.2)
      result.verdictText = result.verdictText
        .replace(/加计扣除 [\d.]+/, `加计扣除 ${outcome.extra}`)
        .replace(/节税 [\d.]+/, `节税 ${outcome.taxSaved}`)
      return true
    }),
    probe: async (ask) => {
      const inputs = { inputYear: 2023, enterpriseCategory: 'IC', personnelCost: 100 }
      const body = { inputs: { ...inputs, isResidentEnterprise: true, isAuditCollection: true } }
      const { data } = await ask('/consult/api/customer/cost/calculate/save', { body, as: 'visitor' })
      return data.rdDeduction.extraRate === 100
    },
  }),
  rules({
    id: 'warehouses have the thresholds of transport',
    operationId: 'evaluateEnterpriseSize',
    ...neighboursRow(),
    probe: async (ask) => {
      const body = { inputs: { industry: 'STORAGE', employeeAmount: 300, operatingIncome: 2000 } }
      const { data } = await ask('/consult/api/customer/eva/en/size', { body, as: 'visitor' })
      return data.scale.scaleClass === 'SMALL'
    },
  }),
  rules({
    // 须逐级申报 (heldLevel)
    id: 'stars may be skipped',
    operationId: 'commitCloud',
    ...miscalculated((result) => {
      const { cloud } = result
      if (cloud === undefined || cloud.applyNext === cloud.levelByScore) return false
      cloud.applyNext = cloud.levelByScore
      result.verdictText = result.verdictText.replace(/申报.星级/, `申报${stars[cloud.levelByScore] ?? ''}`)
      return true
    }),
    probe: async (ask) => {
      const infrastructure = ['COMPUTE', 'STORAGE', 'DATABASE', 'NETWORK', 'SECURITY']
      const businessDomains = ['DESIGN', 'PRODUCTION', 'SUPPLY_CHAIN', 'MARKETING', 'MANAGEMENT']
      const devices = { deviceRatio: 35, deviceKinds: ['GENERAL_POWER', 'SMART'], hasEdgeProcessing: true }
      const rest = { monthsOfUse: 14, models: ['QUALITY'], paidAmount: 22, effect: 'SOME', heldLevel: 0 }
      const body = { inputYear: 2025, inputs: { infrastructure, businessDomains, ...devices, ...rest } }
      const { data } = await ask('/consult/api/customer/cloud/commit', { body, as: 'visitor' })
      return data.cloud.applyNext === 4
    },
  }),
  rules({
    id: 'the first form has only the present rules',
    operationId: 'scoreSrdi',
    request: (passing) => {
      if (!['scoreSrdi', 'previewToolResult'].includes(passing.operationId ?? '')) return undefined
      changeBody(passing, (body: Loose) => {
        const form = body.srdi ?? body
        if (form.formCode === 'form1' && form.ruleVersion === 'srdi@2022') form.ruleVersion = 'srdi@2026'
      })
      return undefined
    },
    probe: async (ask) => {
      const form = { formCode: 'form1', ruleVersion: 'srdi@2022', isRenewal: false, inputYear: 2025 }
      const body = { ...form, inputs: { rdRatio: 6 } }
      const { data } = await ask('/consult/program/srdi/score', { body, as: 'visitor' })
      return data.ruleVersion === 'srdi@2026'
    },
  }),
]
