import type { ToolValues } from '../form/toolFields.ts'
import { typedNumber } from '#ui/form/typedNumber.ts'

/** A share of two typed numbers: the names of their fields, and what to call it. */
export interface Ratio {
  title: string
  of: string | readonly string[]
  to: string | readonly string[]
}

/**
 * A share in words, while the numbers are typed; whether it suffices the gateway tells. Several names are added up.
 * @returns nothing while a number is missing or wrong
 */
export function ratioRemark(values: ToolValues, { title, of, to }: Ratio): string[] {
  const [part, whole] = [sumOf(values, of), sumOf(values, to)]
  if (part === undefined || whole === undefined) return []
  if (whole === 0) return [`${title}：分母为 0，不能计算`]
  // Cut, not rounded: 2.996% must not read as the 3% that a rule asks for.
  return [`${title}：${plain(part)} ÷ ${plain(whole)}，约 ${Math.floor(exact((part / whole) * 10_000)) / 100}%`]
}

function sumOf(values: ToolValues, names: string | readonly string[]): number | undefined {
  const numbers = [names].flat().map((name) => typedNumber(values[name] ?? ''))
  const known = numbers.filter((number) => number !== undefined).filter(Number.isFinite)
  return known.length < numbers.length ? undefined : known.reduce((sum, number) => sum + number, 0)
}

/** Without what binary fractions add. */
function exact(value: number): number {
  return Number(value.toFixed(9))
}

function plain(value: number): string {
  return String(Number(value.toFixed(2)))
}
