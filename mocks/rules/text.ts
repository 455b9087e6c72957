import type { Found } from './fields.ts'
import type { Form, Input, Measure, Score } from './rule.ts'

/** A number for display: at most two decimals, without trailing zeros. */
export function numberText(value: number): string {
  return String(Number(value.toFixed(2)))
}

/** `12`, or `11–13` for a range. */
export function scoreText(score: Score): string | undefined {
  if (score === null) return undefined
  return Array.isArray(score) ? `${numberText(score[0])}–${numberText(score[1])}` : numberText(score)
}

/** The midpoint of a range. */
export function middle(score: number | [number, number]): number {
  return Array.isArray(score) ? (score[0] + score[1]) / 2 : score
}

/** An input or a measure of the form. */
export function fieldNamed(form: Form, key: string): Input | Measure | undefined {
  return form.inputs.find((each) => each.key === key) ?? form.measures?.find((each) => each.key === key)
}

/** The value as text, without its unit. Undefined when it is unknown. */
export function valueText(form: Form, key: string, value: Found): string | undefined {
  if (value === undefined || value === null) return undefined
  const input = form.inputs.find((each) => each.key === key)
  const titleOf = (code: string) => input?.options?.find((option) => option.code === code)?.title ?? code
  if (typeof value === 'boolean') return value ? '是' : '否'
  if (typeof value === 'number') return numberText(value)
  if (typeof value === 'string') return titleOf(value)
  if (value.length === 0) return '无'
  return clip(value.map((each) => (typeof each === 'number' ? numberText(each) : titleOf(each))).join('、'), 200)
}

export function unitOf(form: Form, key: string): string | undefined {
  return fieldNamed(form, key)?.unit
}

/** The text shortened to the contract's limit. */
export function clip(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`
}
