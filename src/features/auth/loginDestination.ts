import * as z from 'zod/mini'
import { searchSchema } from '#ui/list/listSearch.ts'

// The router reads some texts as numbers, booleans or objects. What the application gave comes back to it as it was.
const text = () =>
  z.optional(
    z.pipe(
      z.unknown(),
      z.transform((value) => (typeof value === 'string' ? value : JSON.stringify(value))),
    ),
  )

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
