import * as z from 'zod/mini'
import type { Field } from '../generated/fields/field.ts'
import { askFor } from '../fields/input/sentences.ts'
import { textFault } from '../fields/textFault.ts'

/**
 * The validation rule for a text field, from the contract, with the gateway's messages.
 * @param tidy how the text is normalised before it is checked and sent
 */
export function textRule(field: Field, tidy: z.core.$ZodCheck<string> = z.trim()) {
  return z.string({ error: askFor(field) }).check(
    tidy,
    z.refine((text) => textFault(field, text) === undefined, {
      error: ({ input }) => textFault(field, String(input)),
    }),
  )
}
