import type { Schema } from '#gateway/contract.ts'
import {
  rdDeduction2023Fields as fields,
  rdDeduction2023Notes as notes,
  rdDeduction2023Shares as shares,
} from '#gateway/generated/rules/rdDeduction2023.ts'
import type { ToolSection, ToolValues } from '../form/toolFields.ts'
import { typedNumber } from '#ui/form/controls/typedNumber.ts'

/** The year is above all sections. */
export type CalculateInputs = Omit<Schema<'RdDeductionInputs'>, 'inputYear'>

const ownCosts = ['personnelCost', 'directCost', 'depreciation', 'amortization', 'designCost'] as const

/** The inputs of the deduction, in the order of the official form (rd-deduction@2023). */
export const calculateSections: readonly ToolSection<CalculateInputs>[] = [
  {
    title: '能否享受',
    text: '先看三个前提：查账征收、居民企业、会计核算健全，有一项不是就不必再填；负面清单行业为主的企业不能享受。',
    fields: [
      fields.isAuditCollection,
      fields.isResidentEnterprise,
      fields.hasSoundAccounting,
      fields.negativeIndustryIncome,
      fields.totalIncome,
      fields.nonTaxableIncome,
      fields.investmentIncome,
    ],
    remarks: negativeIndustryRemarks,
  },
  {
    title: '适用的比例和税率',
    text: '加计比例由企业类别决定，节税额由税率决定。',
    fields: [fields.enterpriseCategory, fields.taxCategory],
  },
  {
    title: '自行研发的费用',
    text: '全部研发项目合并填写，只填计入当期损益（费用化）的部分；不填按 0。',
    fields: [
      fields.personnelCost,
      fields.directCost,
      fields.depreciation,
      fields.amortization,
      fields.designCost,
      fields.otherCost,
    ],
    remarks: ownCostRemarks,
  },
  {
    title: '委托研发的费用',
    text: '按实际发生额填写，由委托方加计扣除，受托方不得再扣除。',
    fields: [fields.domesticEntrusted, fields.overseasEntrusted],
  },
  {
    title: '要减去的和资本化的',
    fields: [fields.nonTaxableExpense, fields.specialIncome, fields.capitalizedAmortization],
  },
]

/** The share of the excluded trades, once both amounts are there. The gateway judges it. */
function negativeIndustryRemarks(values: ToolValues): string[] {
  const [income, total] = [numberIn(values, 'negativeIndustryIncome'), numberIn(values, 'totalIncome')]
  if (income === undefined || total === undefined) return []
  const base = total - (numberIn(values, 'nonTaxableIncome') ?? 0) - (numberIn(values, 'investmentIncome') ?? 0)
  if (base <= 0) return ['收入总额减去不征税收入和投资收益后不大于 0，不能计算占比']
  // Rounded up: a share over the limit must not read as the limit, which is still allowed.
  const share = Math.ceil((income / base) * 1_000_000 - 1e-6) / 10_000
  return [`负面清单行业收入占比 ${share}%（${notes.negativeIndustry}）`]
}

function ownCostRemarks(values: ToolValues): string[] {
  const given = ownCosts.map((name) => numberIn(values, name)).filter((cost) => cost !== undefined)
  if (given.length === 0) return []
  const five = given.reduce((sum, cost) => sum + cost, 0)
  return [`前五项合计 ${plain(five)} 万元，其他相关费用最多计入 ${plain(five * shares.otherCap)} 万元`]
}

/** The typed number; undefined for an empty or invalid text. */
function numberIn(values: ToolValues, name: string): number | undefined {
  const number = typedNumber(values[name] ?? '')
  return number === undefined || Number.isNaN(number) ? undefined : number
}

function plain(sum: number): string {
  return String(Number(sum.toFixed(2)))
}
