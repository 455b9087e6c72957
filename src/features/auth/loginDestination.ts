import { rawTextParameter, searchSchema } from '#ui/list/listSearch.ts'

// The router parses some texts as numbers, booleans or objects. The application must get its own text back unchanged.
const asGiven = (raw: unknown): string | undefined => (typeof raw === 'string' ? raw : JSON.stringify(raw))

/** Search parameters of the login pages: where a login leads (§4). The values are not validated yet. */
export const loginDestinationSchema = searchSchema({
  /** A page of this portal. */
  redirect_uri: rawTextParameter,
  /** Single sign-on: the application, its address, and a text of its own. */
  clientId: asGiven,
  redirectUri: rawTextParameter,
  state: asGiven,
})

export type LoginDestination = ReturnType<typeof loginDestinationSchema>
