import * as z from 'zod/mini'
import { namesOf, type AnyToolField, type ToolValues } from './toolFields.ts'
import { decimalsOf, typedNumber } from '#ui/form/controls/typedNumber.ts'
import { figureText } from '#ui/figureText.ts'

/** The rules of a form's texts. Only invalid input is refused; the gateway treats missing values as unknown. */
export function toolSchema(fields: readonly AnyToolField[]) {
  const rules = fields.flatMap((field) => namesOf(field).map((name) => [name, ruleOf(field)] as const))
  return z.looseObject(Object.fromEntries(rules)) as unknown as z.ZodMiniType<ToolValues, ToolValues>
}

function ruleOf(field: AnyToolField) {
  // A field that has just appeared has no text yet.
  const text = z.prefault(z.string(), '')
  if (field.kind === 'number' || field.kind === 'years') {
    return text.check((context) => {
      const message = numberFault(context.value, field)
      if (message !== undefined) context.issues.push({ code: 'custom', input: context.value, message })
    })
  }
  if (field.kind === 'choice' && field.required !== undefined) return text.check(z.minLength(1, field.required))
  if (field.kind === 'date') {
    return text.check(
      z.refine((value) => value === '' || /^\d{4}-\d{2}-\d{2}$/.test(value), '请填写日期，例如 2020-06-30'),
    )
  }
  return text
}

interface NumberRule {
  whole?: boolean
  minimum?: number
  maximum?: number
  decimals?: number
  unit: string
}

/** The error of a typed number; undefined when it is valid or empty. */
export function numberFault(
  text: string,
  { whole = false, minimum = 0, maximum = largest, decimals = 2, unit }: NumberRule,
): string | undefined {
  const number = typedNumber(text)
  if (number === undefined) return undefined
  if (Number.isNaN(number)) return `请输入数字，例如 ${whole ? '120' : '1200.5'}`
  if (whole && !Number.isInteger(number)) return '请输入整数'
  if (number < minimum) return minimum === 0 ? '不能小于 0' : `不能小于 ${minimum} ${unit}`
  if (number > maximum) return `不能大于 ${figureText(maximum)} ${unit}`
  return decimalsOf(text) > decimals ? `最多 ${decimals} 位小数` : undefined
}

/** From the contract's Money, in 万元; a head-count has its own limit. */
const largest = 999_999_999_999.99
