import { figureText } from '../figureText.ts'

interface Range {
  min: number | null
  max: number | null
}

/** An amount between two bounds, in 万元; 面议 when neither is given. */
export function moneyRangeText({ min, max }: Range): string {
  if (min === null && max === null) return '面议'
  if (min === null) return `${figure(max)} 万元以内`
  if (max === null) return `${figure(min)} 万元起`
  return min === max ? `${figure(min)} 万元` : `${figure(min)}–${figure(max)} 万元`
}

interface Budget {
  /** Missing in a draft. */
  budgetType?: string | undefined
  budgetMin: number | null
  budgetMax: number | null
}

/** A demand's budget, in 万元, in a few words. */
export function budgetText({ budgetType, budgetMin, budgetMax }: Budget): string {
  return budgetType === 'NEGOTIABLE' ? '面议' : moneyRangeText({ min: budgetMin, max: budgetMax })
}

const figure = (value: number | null) => figureText(value ?? 0)
