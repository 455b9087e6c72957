import type { Schema } from '#gateway/contract.ts'
import * as fields from '#gateway/generated/fields/RdDeductionOutcome.ts'
import { rdDeduction2023Notes as notes } from '#gateway/generated/rules/rdDeduction2023.ts'
import { figureText } from '#ui/figureText.ts'

/** One step from the expenses to the tax saved; amounts in 万元. */
export interface DeductionStep {
  name: string
  /** With its unit, 万元 or %. */
  value: string
  /** How it is calculated. */
  note: string
  /** A main result. */
  strong?: boolean
}

/** The gateway's calculation from the expenses to the tax saved, step by step. */
export function deductionSteps(deduction: Schema<'RdDeductionOutcome'>): DeductionStep[] {
  const { five, otherCap, otherIn, domestic80, domestic, overseas80, overseasCap, overseasIn, base, ...rest } =
    deduction
  const { amortBase, extraRate, extra, taxRate, taxSaved } = rest
  return [
    { name: fields.five.title, value: money(five), note: '人员人工、直接投入、折旧、摊销、设计试验' },
    { name: fields.otherIn.title, value: money(otherIn), note: `限额 ${money(otherCap)}，${notes.otherCap}` },
    { name: fields.domestic80.title, value: money(domestic80), note: notes.domestic80 },
    { name: fields.domestic.title, value: money(domestic), note: '以上三项之和', strong: true },
    {
      name: fields.overseasIn.title,
      value: money(overseasIn),
      note: `${notes.overseas80} 为 ${money(overseas80)}，限额 ${money(overseasCap)}，${notes.overseasCap}`,
    },
    { name: fields.base.title, value: money(base), note: '已减不征税收入对应的支出和特殊收入', strong: true },
    { name: fields.amortBase.title, value: money(amortBase), note: '本年摊销额，已减未抵完的特殊收入' },
    {
      name: fields.extraRate.title,
      value: `${extraRate}${fields.extraRate.unit}`,
      note: extraRate > 100 ? '集成电路、工业母机企业' : '一般企业',
    },
    { name: fields.extra.title, value: money(extra), note: '两项基数之和 × 加计比例', strong: true },
    {
      name: fields.taxSaved.title,
      value: money(taxSaved),
      note: `加计扣除额 × 适用税率 ${taxRate}%；亏损年度为以后年度可抵的上限`,
      strong: true,
    },
  ]
}

/** The components of the deduction as bars, in 万元, except those that are 0. */
export function deductionBars({ five, otherIn, domestic80, overseasIn, amortBase }: Schema<'RdDeductionOutcome'>) {
  return [
    { name: '前五项费用', value: five },
    { name: '其他相关费用', value: otherIn },
    { name: '委托境内', value: domestic80 },
    { name: '委托境外', value: overseasIn },
    { name: '资本化摊销', value: amortBase },
  ].filter(({ value }) => value > 0)
}

function money(amount: number): string {
  return `${figureText(amount, 2)} ${fields.extra.unit}`
}
