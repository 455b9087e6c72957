import { figureText } from '../figureText.ts'

/** Which numbers a field takes; none is below 0 (§5). */
interface NumberLimits {
  /** At most; 0 for whole numbers. */
  decimals: number
  maximum: number
}

/** What a number field holds, as people type it: full-width digits, separators, spaces and a last dot are taken as meant. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\s,]/g, '')
    .replace(/(?<=\d)\.$/, '')
}

/** The number a field holds; null while it is empty. Only for a text that `numberError` finds in order. */
export function numberOf(text: string): number | null {
  const digits = plain(text)
  return digits === '' ? null : Number(digits)
}

/** What a number field shows for a number. */
export function textOf(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value)
}

/** Why a text is not a number the field takes; undefined when it is one, or empty. */
export function numberError(text: string, { decimals, maximum }: NumberLimits): string | undefined {
  const digits = plain(text)
  if (digits === '') return undefined
  // 5-48
  if (/^-\d*\.?\d+$/.test(digits) && Number(digits) < 0) return '不能小于 0'
  if (!/^-?\d+(\.\d+)?$/.test(digits)) return '请输入数字'
  const fraction = digits.split('.')[1] ?? ''
  if (fraction.length > decimals) return decimals === 0 ? '请输入整数' : `最多 ${decimals} 位小数`
  return Number(digits) > maximum ? `不能超过 ${figureText(maximum)}` : undefined
}
