import type { Schema } from '#gateway/contract.ts'
import { verdictWord } from '../result/resultChanges.ts'

export interface Decided {
  /** In a word, e.g. 差 1 项 or 微型企业. */
  verdict: string
  /** Unmet conditions, which no other answer can change. */
  unmet: Schema<'ToolItem'>[]
}

/**
 * What an incomplete form already decides: one unmet condition fails the whole, and a class or pass that the gateway
 * already reports is final. Undefined while the rest still matters.
 */
export function decidedBy(result: Schema<'ToolResult'>): Decided | undefined {
  const unmet = result.items.filter(({ status }) => status === 'UNMET')
  if (unmet.length > 0) return { verdict: '不符合', unmet }
  // Whether the deduction is granted is known early, its amount only with the expenses.
  const isTold = result.verdict === 'DONE' || (result.verdict === 'PASS' && result.toolCode !== 'RD_DEDUCTION')
  return isTold ? { verdict: verdictWord(result), unmet } : undefined
}
