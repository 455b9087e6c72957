import * as z from 'zod/mini'
import { searchSchema } from '../../ui/list/listSearch.ts'

// The router reads digits in an address as a number, true and false as a boolean.
const text = () =>
  z.catch(z.optional(z.pipe(z.union([z.string(), z.number(), z.boolean()]), z.transform(String))), undefined)

/** Search parameters of the login pages: where a login leads (§4). What is given is not yet checked. */
export const loginDestinationSchema = searchSchema(() => ({
  /** A page of this portal. */
  redirect_uri: z.catch(z.optional(z.string()), undefined),
  /** Single sign-on: the application, its address, and a text of its own. */
  clientId: text(),
  redirectUri: z.catch(z.optional(z.string()), undefined),
  state: text(),
}))

export type LoginDestination = Partial<z.infer<typeof loginDestinationSchema>>
