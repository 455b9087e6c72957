/** §9: where a failed authentication leads. */
const loginPath = '/auth/qw'

/**
 * The login page with the way back (§4). `fullPath` is the current path with its query. From within /auth the address
 * stays: these pages need no login, and a login page that leads back to itself would never be left.
 */
export function loginAddress(fullPath: string): string {
  if (/^\/auth(?:[/?#]|$)/.test(fullPath)) return fullPath
  return `${loginPath}?redirect_uri=${encodeURIComponent(fullPath)}`
}
