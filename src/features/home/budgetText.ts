import type { Schema } from '../../gateway/contract.ts'
import { moneyRangeText } from '../../ui/moneyText.ts'

type Budget = Pick<Schema<'DemandItem'>, 'budgetType' | 'budgetMin' | 'budgetMax'>

/** A demand's budget, in 万元, in few words. */
export function budgetText({ budgetType, budgetMin, budgetMax }: Budget): string {
  return budgetType === 'NEGOTIABLE' ? '面议' : moneyRangeText({ min: budgetMin, max: budgetMax })
}
