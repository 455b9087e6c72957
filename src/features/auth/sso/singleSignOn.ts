import type { LoginDestination } from '../loginDestination.ts'

/** An external application that lets its users sign in here (§4). */
export interface SingleSignOn {
  clientId: string
  /** The application's address for the code: another site by design. */
  redirectUri: string
  /** The application's own text, returned unchanged. */
  state: string | undefined
  /** Host of `redirectUri`, shown to the user as the destination. */
  host: string
}

/** The contract's pattern. */
const clientIdPattern = /^[\w-]{1,64}$/
const redirectUriMaximum = 500

/**
 * The single sign-on in the login page's address: undefined when there is none, `invalid` when it must not be followed.
 * Only http and https, since any other scheme could run a script. No user name before the host, which could be mistaken
 * for the host. The gateway decides whether the application may receive a code at this address.
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

/** The application's address with the code, and the state if there is one. */
export function returnAddress({ redirectUri, state }: SingleSignOn, code: string): string {
  const url = new URL(redirectUri)
  url.searchParams.set('code', code)
  if (state !== undefined) url.searchParams.set('state', state)
  return url.href
}
