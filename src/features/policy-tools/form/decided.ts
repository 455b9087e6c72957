import type { Schema } from '#gateway/contract.ts'
import { verdictWord } from '../result/resultChanges.ts'

export interface Decided {
  /** In a word, e.g. 差 1 项 or 微型企业. */
  verdict: string
  /** What is not met: no other answer can change that. */
  unmet: Schema<'ToolItem'>[]
}

/**
 * What half a form decides already: one condition that is not met fails the whole, whatever the rest says; a class or a
 * pass that is told without the rest is told. Undefined while the rest still matters.
 */
export function decidedBy(result: Schema<'ToolResult'>): Decided | undefined {
  const unmet = result.items.filter(({ status }) => status === 'UNMET')
  if (unmet.length > 0) return { verdict: '不符合', unmet }
  // Whether the deduction is granted is told early, how much it is only by the expenses.
  const isTold = result.verdict === 'DONE' || (result.verdict === 'PASS' && result.toolCode !== 'RD_DEDUCTION')
  return isTold ? { verdict: verdictWord(result), unmet } : undefined
}
