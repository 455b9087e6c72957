import type { LoginDestination } from '../loginDestination.ts'

/** An application elsewhere that lets its users sign in here (§4). */
export interface SingleSignOn {
  clientId: string
  /** Where the application waits for the code: an address of another site by design. */
  redirectUri: string
  /** The application's own text, given back as it came. */
  state: string | undefined
  /** Host of `redirectUri`, to show to the user: this is where they will be. */
  host: string
}

/** What the contract takes. */
const clientIdPattern = /^[\w-]{1,64}$/
const redirectUriMaximum = 500

/**
 * The single sign-on that the login page's address asks for: undefined when it asks for none, `invalid` when it asks for
 * one that must not be followed. Only http and https: any other scheme could run a script. No name before the host: it
 * would pass for the host. Whether this application may receive a code there is the gateway's to decide.
 */
export function singleSignOnOf({
  clientId,
  redirectUri,
  state,
}: LoginDestination): SingleSignOn | 'invalid' | undefined {
  if (clientId === undefined && redirectUri === undefined) return undefined
  if (clientId === undefined || redirectUri === undefined || !clientIdPattern.test(clientId)) return 'invalid'
  if (redirectUri.length > redirectUriMaximum || !/^https?:\/\//i.test(redirectUri) || !URL.canParse(redirectUri)) {
    return 'invalid'
  }
  const { username, password, host, href } = new URL(redirectUri)
  if (username !== '' || password !== '') return 'invalid'
  return { clientId, redirectUri: href, state, host }
}

/** The address that brings the code, and the state if there is one, to the application. */
export function returnAddress({ redirectUri, state }: SingleSignOn, code: string): string {
  const url = new URL(redirectUri)
  url.searchParams.set('code', code)
  if (state !== undefined) url.searchParams.set('state', state)
  return url.href
}
