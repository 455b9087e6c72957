import * as z from 'zod/mini'
import { aheadFault } from '../fields/dates.ts'
import type { Field } from '../generated/fields/field.ts'
import { askFor } from '../fields/input/sentences.ts'

/**
 * The validation rule for a date field, from the contract, with the gateway's messages.
 * @param today returns yyyy-MM-dd at the moment of the check: a form may stay open past midnight
 */
export function dateRule(field: Field, today: () => string) {
  const fault = (date: string) => {
    if (date === '') return field.required === true ? askFor(field) : undefined
    return aheadFault(field, date, today())
  }
  return z.string({ error: askFor(field) }).check(
    z.refine((date) => fault(date) === undefined, {
      error: ({ input }) => fault(String(input)),
    }),
  )
}
