import type { Schema } from '#gateway/contract.ts'

type Amounts = Pick<Schema<'AttractItem'>, 'investAmountMin' | 'investAmountMax'>

/** The planned investment in 亿元; undefined when neither bound is given. */
export function investText({ investAmountMin: min, investAmountMax: max }: Amounts): string | undefined {
  if (min === null && max === null) return undefined
  if (min === null) return `${max} 亿元以内`
  if (max === null) return `${min} 亿元起`
  return min === max ? `${min} 亿元` : `${min}–${max} 亿元`
}
