/** Where a login without a safe target ends (§9: default redirect). */
const home = '/'

/** Base for resolving relative targets. The name is reserved by RFC 2606, so no real target has it. */
const ownOrigin = 'http://portal.invalid'

/**
 * The path inside this portal that a `redirect_uri` names, with its query and hash; `/` for everything that could lead
 * elsewhere (another origin, a script, a disguised host) or back to the login pages.
 * @param target the raw search parameter, of any type
 */
export function safeRedirect(target: unknown): string {
  if (typeof target !== 'string' || !target.startsWith('/') || hasDisguise(target)) return home
  if (!URL.canParse(target, ownOrigin)) return home
  const url = new URL(target, ownOrigin)
  const path = decodedPath(url.pathname)
  // Normalising turns `/.//evil.example` into `//evil.example`; decoding turns `/%5Cevil.example` into
  // `/\evil.example`.
  if (url.origin !== ownOrigin || path === undefined || /\/\/|\\/.test(path) || /^\/auth(\/|$)/i.test(path)) return home
  return url.pathname + url.search + url.hash
}

/**
 * Browsers read a backslash as a slash and drop control characters: `/\evil.example` and `/<tab>/evil.example` name a
 * host.
 */
function hasDisguise(target: string): boolean {
  return /[\\\p{Cc}]/u.test(target)
}

/** The path fully decoded, however often it was encoded; `undefined` when it cannot be decoded. */
function decodedPath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path)
    return decoded === path ? path : decodedPath(decoded)
  } catch {
    return undefined
  }
}
