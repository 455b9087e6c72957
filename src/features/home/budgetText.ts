import type { Schema } from '../../gateway/contract.ts'
import { figureText } from '../../ui/figureText.ts'

type Budget = Pick<Schema<'DemandItem'>, 'budgetType' | 'budgetMin' | 'budgetMax'>

/** A demand's budget, in 万元, in few words. */
export function budgetText({ budgetType, budgetMin, budgetMax }: Budget): string {
  if (budgetType === 'NEGOTIABLE' || (budgetMin === null && budgetMax === null)) return '面议'
  if (budgetMin === null) return `${figure(budgetMax)} 万元以内`
  if (budgetMax === null) return `${figure(budgetMin)} 万元起`
  return budgetMin === budgetMax ? `${figure(budgetMin)} 万元` : `${figure(budgetMin)}–${figure(budgetMax)} 万元`
}

const figure = (value: number | null) => figureText(value ?? 0)
