/** §9: where a failed authentication leads. */
export const loginPath = '/auth/qw'

/**
 * What a link to the login page from `fullPath`, a path with its query, carries: the way back (§4), where there is one to
 * keep. `/` is where a login leads anyway, and from one page of /auth nobody wants back to another.
 */
export function loginSearch(fullPath: string): { redirect_uri?: string } {
  return fullPath === '/' || isWithinAuth(fullPath) ? {} : { redirect_uri: fullPath }
}

/**
 * The login page with the way back, the home page included (4-22). From within /auth the address stays: these pages need no
 * login, and a login page that leads back to itself would never be left.
 */
export function loginAddress(fullPath: string): string {
  return isWithinAuth(fullPath) ? fullPath : `${loginPath}?redirect_uri=${encodeURIComponent(fullPath)}`
}

function isWithinAuth(fullPath: string): boolean {
  return /^\/auth(?:[/?#]|$)/.test(fullPath)
}
