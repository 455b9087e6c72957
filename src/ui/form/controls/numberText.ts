import { decimalsOf, typedNumber } from './typedNumber.ts'

/** Which numbers a field takes; none is below 0 (§5, 5-48). */
interface NumberLimits {
  /** Maximum number of decimals; 0 for whole numbers. */
  decimals: number
  minimum?: number
  maximum: number
}

/** The message for a number beyond a limit, e.g. 不能小于 0. */
type LimitText = (keyword: 'minimum' | 'maximum', limit: number) => string

/** The number in a field; null while it is empty. Only for a text that `numberError` accepts. */
export function numberOf(text: string): number | null {
  return typedNumber(text) ?? null
}

/** The text of a number field. */
export function textOf(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value)
}

/** Why a text is not a valid number for the field; undefined when it is valid or empty. */
export function numberError(text: string, limits: NumberLimits, limitText: LimitText): string | undefined {
  const { decimals, minimum = 0, maximum } = limits
  const number = typedNumber(text)
  if (number === undefined) return undefined
  if (Number.isNaN(number)) return '请输入数字'
  if (number < minimum) return limitText('minimum', minimum)
  if (decimalsOf(text) > decimals) return decimals === 0 ? '请输入整数' : `最多 ${decimals} 位小数`
  return number > maximum ? limitText('maximum', maximum) : undefined
}
