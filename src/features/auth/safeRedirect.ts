/** Where a login without a (safe) target ends (§9: default redirect). */
const home = '/'

/** Resolves relative targets; reserved by RFC 2606, so no target can name it by chance. */
const ownOrigin = 'http://portal.invalid'

/**
 * The path inside this portal that a `redirect_uri` names, with its query and hash; `/` for everything that could lead
 * elsewhere (another origin, a script, a disguised host) or back into the login pages.
 * @param target the raw search parameter, whatever its type
 */
export function safeRedirect(target: unknown): string {
  if (typeof target !== 'string' || !target.startsWith('/') || hasDisguise(target)) return home
  if (!URL.canParse(target, ownOrigin)) return home
  const url = new URL(target, ownOrigin)
  const path = decodedPath(url.pathname)
  // After normalising, `/.//evil.example` has become `//evil.example`; decoded, `/%5Cevil.example` has become `/\evil.example`.
  if (url.origin !== ownOrigin || path === undefined || /\/\/|\\/.test(path) || /^\/auth(\/|$)/i.test(path)) return home
  return url.pathname + url.search + url.hash
}

/** Browsers read a backslash as a slash and drop control characters: `/\evil.example` and `/<tab>/evil.example` name a host. */
function hasDisguise(target: string): boolean {
  return /[\\\p{Cc}]/u.test(target)
}

/** The path fully decoded, however often it was encoded; `undefined` when that is impossible. */
function decodedPath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path)
    return decoded === path ? path : decodedPath(decoded)
  } catch {
    return undefined
  }
}
