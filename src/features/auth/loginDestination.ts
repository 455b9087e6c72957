import { rawTextParameter, searchSchema } from '#ui/list/listSearch.ts'

// The router reads some texts as numbers, booleans or objects. What the application gave comes back to it as it was.
const asGiven = (raw: unknown): string | undefined => (typeof raw === 'string' ? raw : JSON.stringify(raw))

/** Search parameters of the login pages: where a login leads (§4). What is given is not yet checked. */
export const loginDestinationSchema = searchSchema({
  /** A page of this portal. */
  redirect_uri: rawTextParameter,
  /** Single sign-on: the application, its address, and a text of its own. */
  clientId: asGiven,
  redirectUri: rawTextParameter,
  state: asGiven,
})

export type LoginDestination = ReturnType<typeof loginDestinationSchema>
