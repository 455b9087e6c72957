import * as z from 'zod/mini'
import { askFor, beyond } from '#gateway/fields/input/sentences.ts'
import type { Field } from '#gateway/generated/fields/field.ts'
import { numberError } from '#ui/form/controls/numberText.ts'

/** The decimals of a number for which the contract states none: most are amounts. */
const usualDecimals = 2

/** Why a typed text is not a number that the contract takes, in the gateway's words; undefined for a valid or empty text. */
export function numberFault(field: Field, typed: string): string | undefined {
  const { kind, decimals = kind === 'integer' ? 0 : usualDecimals, minimum = 0, maximum = Infinity } = field
  return numberError(typed, { decimals, minimum, maximum }, (keyword, limit) => beyond(field, keyword, limit))
}

/** The validation rule for a number that is typed as a text, from the contract, with the gateway's messages. */
export function numberRule(field: Field) {
  const fault = (typed: string) => (typed === '' && field.required === true ? askFor(field) : numberFault(field, typed))
  return z.string().check(
    z.trim(),
    z.refine((typed) => fault(typed) === undefined, { error: ({ input }) => fault(String(input)) }),
  )
}
