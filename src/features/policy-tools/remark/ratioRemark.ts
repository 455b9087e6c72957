import type { ToolValues } from '../form/toolFields.ts'
import { typedNumber } from '#ui/form/controls/typedNumber.ts'

/** A ratio of two typed numbers: the names of their fields, and a label. */
export interface Ratio {
  title: string
  of: string | readonly string[]
  to: string | readonly string[]
}

/**
 * A ratio in words while the numbers are typed; the gateway judges it. Several names are summed.
 * @returns nothing while a number is missing or invalid
 */
export function ratioRemark(values: ToolValues, { title, of, to }: Ratio): string[] {
  const [part, whole] = [sumOf(values, of), sumOf(values, to)]
  if (part === undefined || whole === undefined) return []
  if (whole === 0) return [`${title}：分母为 0，不能计算`]
  // Truncated and not rounded: 2.996% must not read as the 3% that a rule requires.
  return [`${title}：${plain(part)} ÷ ${plain(whole)}，约 ${Math.floor(exact((part / whole) * 10_000)) / 100}%`]
}

function sumOf(values: ToolValues, names: string | readonly string[]): number | undefined {
  const numbers = [names].flat().map((name) => typedNumber(values[name] ?? ''))
  const known = numbers.filter((number) => number !== undefined).filter(Number.isFinite)
  return known.length < numbers.length ? undefined : known.reduce((sum, number) => sum + number, 0)
}

/** Without binary rounding errors. */
function exact(value: number): number {
  return Number(value.toFixed(9))
}

function plain(value: number): string {
  return String(Number(value.toFixed(2)))
}
