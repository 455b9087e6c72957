/** Search parameters of a link to the login page from `fullPath`: the way back, where there is one to keep. */
export function loginSearch(fullPath: string): { redirect_uri?: string } {
  // `/` is where a login leads anyway, and from one page of /auth nobody wants back to another.
  return fullPath === '/' || /^\/auth(?:[/?#]|$)/.test(fullPath) ? {} : { redirect_uri: fullPath }
}
