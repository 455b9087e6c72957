/** §9: where a failed authentication leads. */
export const loginPath = '/auth/qw'

/**
 * The search params of a login link on the page `fullPath`, a path with its query: the way back (§4), if there is one
 * worth keeping. A login leads to `/` anyway, and nobody wants to return from one /auth page to another.
 */
export function loginSearch(fullPath: string): { redirect_uri?: string } {
  return fullPath === '/' || isWithinAuth(fullPath) ? {} : { redirect_uri: fullPath }
}

/**
 * The login page with the way back, including to the home page (4-22). Addresses within /auth are unchanged: these
 * pages need no login, and a login page that leads back to itself could never be left.
 */
export function loginAddress(fullPath: string): string {
  return isWithinAuth(fullPath) ? fullPath : `${loginPath}?redirect_uri=${encodeURIComponent(fullPath)}`
}

function isWithinAuth(fullPath: string): boolean {
  return /^\/auth(?:[/?#]|$)/.test(fullPath)
}
