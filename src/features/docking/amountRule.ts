import * as z from 'zod/mini'
import type { Field } from '#gateway/generated/fields/field.ts'
import { beyond } from '#gateway/fields/input/sentences.ts'
import { numberError } from '#ui/form/controls/numberText.ts'

type Amount = Field & { readonly minimum: number; readonly maximum: number }

/** An amount in 万元: two decimals at most, or empty. */
export function amountRule(field: Amount) {
  const fault = (typed: string) =>
    numberError(typed, { decimals: 2, ...field }, (keyword, limit) => beyond(field, keyword, limit))
  return z.string().check(
    z.trim(),
    z.refine((typed) => fault(typed) === undefined, { error: ({ input }) => fault(String(input)) }),
  )
}
