import { bodyOf } from '../../asked.ts'
import { type Defect, type Passing, changeBody, inData, onRequest, setJson } from '../../defect.ts'
import { rules } from '../../groups.ts'

/** Lower bounds of the classes of industry, in 万元. */
const incomeBounds = new Set([300, 2000, 40_000])

const lowered = new WeakMap<Passing, number>()

/** A table that is read with the wrong comparison, or not to its end. */
export const rulesDefects: Defect[] = [
  rules({
    id: 'a bound belongs to the class below',
    operationId: 'evaluateEnterpriseSize',
    request: onRequest('evaluateEnterpriseSize', (passing) => {
      const { inputs } = bodyOf(passing)
      if (inputs?.industry !== 'INDUSTRY' || !incomeBounds.has(inputs.operatingIncome)) return
      lowered.set(passing, inputs.operatingIncome)
      changeBody(passing, (body) => {
        body['inputs'] = { ...inputs, operatingIncome: inputs.operatingIncome - 0.01 }
      })
    }),
    reply: (returning, passing) => {
      const income = lowered.get(passing)
      if (income === undefined) return
      const shown = (income - 0.01).toFixed(2)
      const text = returning.body.toString('utf8')
      const grouped = shown.replace(/(\d)(?=(\d{3})+\.)/g, '$1,')
      setJson(returning, JSON.parse(text.replaceAll(grouped, String(income)).replaceAll(shown, String(income))))
    },
    probe: async (ask) => {
      const inputs = { industry: 'INDUSTRY', employeeAmount: 1500, operatingIncome: 2000 }
      const { scale } = (await ask('/consult/api/customer/eva/en/size', { as: 'visitor', body: { inputs } })).data
      return scale.scaleClass === 'SMALL'
    },
  }),
  rules({
    id: 'circuits and machine tools at the rate of everybody',
    operationId: 'saveCostCalculation',
    reply: inData('saveCostCalculation', ({ rdDeduction }) => {
      if (rdDeduction?.extraRate !== 120) return
      Object.assign(rdDeduction, {
        extraRate: 100,
        extra: rdDeduction.extra / 1.2,
        taxSaved: rdDeduction.taxSaved / 1.2,
      })
    }),
    probe: async (ask) => {
      const grounds = { isResidentEnterprise: true, hasSoundAccounting: true, isAuditCollection: true }
      const incomes = { negativeIndustryIncome: 0, totalIncome: 13_100, personnelCost: 320 }
      const inputs = { inputYear: 2025, ...grounds, ...incomes, enterpriseCategory: 'IC' }
      const { data } = await ask('/consult/api/customer/cost/calculate/save', { as: 'visitor', body: { inputs } })
      return data.rdDeduction.extraRate === 100
    },
  }),
  rules({
    id: 'grounds to pass directly are not read',
    operationId: 'scoreSrdi',
    request: onRequest('scoreSrdi', (passing) => {
      changeBody(passing, (body) => {
        const inputs = body['inputs'] as Record<string, unknown> | undefined
        if (Array.isArray(inputs?.['directPassGrounds'])) inputs['directPassGrounds'] = []
      })
    }),
    probe: async (ask) => {
      const inputs = { rdRatio: 1, directPassGrounds: ['TECH_SME'] }
      const body = { formCode: 'form1', ruleVersion: 'srdi@2026', isRenewal: false, inputYear: 2025, inputs }
      return (await ask('/consult/program/srdi/score', { as: 'visitor', body })).data.verdict !== 'PASS'
    },
  }),
  rules({
    id: 'five stars for the first application',
    operationId: 'commitCloud',
    reply: inData('commitCloud', ({ cloud }) => {
      if (cloud !== undefined) cloud.applyNext = cloud.levelByScore
    }),
    probe: async (ask) => {
      const inputs = {
        monthsOfUse: 14,
        infrastructure: ['COMPUTE', 'STORAGE', 'DATABASE', 'NETWORK', 'SECURITY'],
        businessDomains: ['DESIGN', 'PRODUCTION', 'SUPPLY_CHAIN', 'MARKETING', 'MANAGEMENT', 'AFTER_SALES'],
        deviceRatio: 90,
        deviceKinds: ['HIGH_ENERGY', 'GENERAL_POWER', 'NEW_ENERGY', 'SMART'],
        hasEdgeProcessing: true,
        models: ['MARKET', 'MAINTENANCE', 'QUALITY', 'PROCESS', 'ENERGY'],
        paidAmount: 100,
        effect: 'HIGH',
        heldLevel: 0,
      }
      const body = { inputYear: 2025, inputs }
      const { cloud } = (await ask('/consult/api/customer/cloud/commit', { as: 'visitor', body })).data
      return cloud.applyNext > 3
    },
  }),
]
