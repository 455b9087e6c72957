import type { Schema } from '#gateway/contract.ts'
import type { Findings } from './rule.ts'
import { numberText } from './text.ts'

type Outcome = Schema<'RdDeductionOutcome'>

/** 万元 with two decimals, as displayed. Intermediate results are not rounded. */
export function deductionOf({ measures = {} }: Partial<Findings>, ineligibleReason: string | undefined): Outcome {
  const amount = (key: keyof Outcome) => Number((measures[key] ?? 0).toFixed(2))
  return {
    five: amount('five'),
    otherCap: amount('otherCap'),
    otherIn: amount('otherIn'),
    domestic80: amount('domestic80'),
    domestic: amount('domestic'),
    overseas80: amount('overseas80'),
    overseasCap: amount('overseasCap'),
    overseasIn: amount('overseasIn'),
    base: amount('base'),
    amortBase: amount('amortBase'),
    extraRate: amount('extraRate'),
    extra: amount('extra'),
    taxRate: amount('taxRate'),
    taxSaved: amount('taxSaved'),
    ...(ineligibleReason === undefined ? {} : { ineligibleReason }),
  }
}

/** The deductible amount with what is still unknown, or only the reason when nothing is deductible. */
export function deductionText(
  { extra, taxSaved, ineligibleReason }: Outcome,
  { verdict, verdictText }: { verdict: Schema<'ToolVerdict'>; verdictText: string },
): string {
  if (ineligibleReason !== undefined) return `不能享受：${ineligibleReason}`
  const amounts = `可加计扣除 ${numberText(extra)} 万元，最多可节税 ${numberText(taxSaved)} 万元`
  return verdict === 'PASS' ? amounts : `${amounts}；${verdictText}`
}
