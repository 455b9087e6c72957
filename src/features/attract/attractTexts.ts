import type { Schema } from '../../gateway/contract.ts'

export const attractCategories: Record<Schema<'AttractCategory'>, string> = {
  PROJECT: '招商项目',
  INDUSTRY: '产业推介',
  PARK: '园区',
  ENVIRONMENT: '投资环境',
  POLICY: '招商政策',
}

export const attractCooperations: Record<Schema<'AttractCooperation'>, string> = {
  SOLE: '独资',
  JOINT: '合资',
  COOPERATION: '合作',
  MERGER: '并购',
}

type Amounts = Pick<Schema<'AttractItem'>, 'investAmountMin' | 'investAmountMax'>

/** The planned investment in 亿元; undefined when neither bound is given. */
export function investText({ investAmountMin: min, investAmountMax: max }: Amounts): string | undefined {
  if (min === null && max === null) return undefined
  if (min === null) return `${max} 亿元以内`
  if (max === null) return `${min} 亿元起`
  return min === max ? `${min} 亿元` : `${min}–${max} 亿元`
}
