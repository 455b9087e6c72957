import type { Defect, Loose } from '../../defect.ts'
import { reshaped } from '../shared/hooks.ts'
import { costs, spent, toolResult, visitor } from '../shared/requests.ts'
import { cents, coded } from '../shared/values.ts'
import { rules } from '../../groups.ts'

/** What follows from the base of a deduction. */
function deduct(outcome: Loose, base: number): void {
  const extra = (base * outcome.extraRate) / 100
  Object.assign(outcome, {
    base: cents(base),
    extra: cents(extra),
    taxSaved: cents((extra * outcome.taxRate) / 100),
  })
}

export const rulesDefects: Defect[] = [
  rules({
    id: 'other costs count up to a tenth of the five',
    ...reshaped('saveCostCalculation', ({ rdDeduction: outcome }) => {
      const cap = cents(outcome.five / 10)
      const lost = Math.max(0, outcome.otherIn - cap)
      Object.assign(outcome, { otherCap: cap, otherIn: outcome.otherIn - lost })
      if (lost === 0) return
      outcome.domestic = cents(outcome.domestic - lost)
      deduct(outcome, outcome.base - lost)
    }),
    probe: async (ask) => {
      const body = { inputs: { ...costs, ...spent, otherCost: 100 } }
      return (await toolResult(ask, 'cost/calculate/save', body)).rdDeduction.otherIn === 59
    },
  }),
  rules({
    id: 'work done abroad counts without a limit',
    ...reshaped('previewToolResult', ({ rdDeduction: outcome }) => {
      if (outcome === undefined || outcome.overseas80 <= outcome.overseasIn) return
      const more = outcome.overseas80 - outcome.overseasIn
      outcome.overseasIn = outcome.overseas80
      deduct(outcome, outcome.base + more)
    }),
    probe: async (ask) => {
      const body = { rdDeduction: { inputYear: 2025, personnelCost: 100, overseasEntrusted: 200 } }
      return (await ask('/consult/api/ua/tool/preview', { ...visitor, body })).data.rdDeduction.base === 260
    },
  }),
  rules({
    id: 'exactly a tenth of technicians is too few',
    ...reshaped('saveTechnologyEvaluation', (data) => {
      const item = coded(data.items, 'H5')
      if (item.actualText !== '10') return
      item.status = 'UNMET'
      coded(data.groups, 'CONDITION').ok = false
      data.verdict = 'FAIL'
    }),
    probe: async (ask) => {
      const body = { inputYear: 2025, inputs: { employeeAmount: 100, techStaffAmount: 10 } }
      return coded((await toolResult(ask, 'eva/technology/save', body)).items, 'H5').status === 'UNMET'
    },
  }),
  rules({
    id: 'the share of research in sales counts even if its share in costs is better',
    ...reshaped('commitTecEnForm', (data) => {
      const group = coded(data.groups, 'RD')
      const bySales = coded(data.items, '2.1')?.score ?? group.score
      if (typeof data.total === 'number') data.total -= group.score - bySales
      group.score = bySales
    }),
    probe: async (ask) => {
      const base = { employeeAmount: 100, salesIncome: 20_000 }
      const scores = { techStaffAmount: 30, rdExpense: 600, costExpense: 1800, ipClassIAmount: 0, ipClassIIAmount: 4 }
      return (await toolResult(ask, 'tec/en/form/commit', { inputYear: 2025, base, scores })).total === 64
    },
  }),
]
