import * as z from 'zod/mini'
import type { Field } from '../generated/fields/field.ts'
import { askFor } from './sentences.ts'
import { textFault } from './textFault.ts'

/**
 * The rule of a form for a text: what the contract says of its field, in the words of the gateway.
 * @param tidy what is done to the text before it is checked and sent
 */
export function textRule(field: Field, tidy: z.core.$ZodCheck<string> = z.trim()) {
  return z.string({ error: askFor(field) }).check(
    tidy,
    z.refine((text) => textFault(field, text) === undefined, {
      error: ({ input }) => textFault(field, String(input)),
    }),
  )
}
