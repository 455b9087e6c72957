import Cookies from 'js-cookie'

/** Where a session keeps its cookies: the browser's document, or one request and its reply on the server. */
export interface CookieJar {
  /** The value, decoded; undefined when the cookie is missing, empty or undecodable. */
  get(name: string): string | undefined
  set(name: string, value: string): void
  remove(name: string): void
}

/** §3.5: path /, same-site lax, secure. Without a lifetime: they end with the browser session. */
const browserSession = Cookies.withAttributes({ path: '/', sameSite: 'lax', secure: true })
const attributes = 'Path=/; SameSite=Lax; Secure'

/** The cookie jar of the browser tab. */
export function browserCookies(): CookieJar {
  return {
    get: (name) => browserSession.get(name) || undefined,
    set: (name, value) => void browserSession.set(name, value),
    remove: (name) => browserSession.remove(name),
  }
}

/**
 * The cookie jar of one request on the server. It reads the `Cookie` header, and passes every change to `append` as the
 * text of a `Set-Cookie` header.
 */
export function requestCookies(cookieHeader: string, append: (setCookie: string) => void): CookieJar {
  const changed = new Map<string, string | undefined>()
  return {
    get: (name) => (changed.has(name) ? changed.get(name) : valueIn(cookieHeader, name)),
    set: (name, value) => {
      changed.set(name, value)
      append(`${name}=${encodeURIComponent(value)}; ${attributes}`)
    },
    remove: (name) => {
      changed.set(name, undefined)
      append(`${name}=; ${attributes}; Max-Age=0`)
    },
  }
}

/** A jar that is always empty, for rendering pages that are the same for every visitor. */
export const noCookies: CookieJar = { get: () => undefined, set: () => {}, remove: () => {} }

function valueIn(header: string, name: string): string | undefined {
  const pair = header.split(';').find((part) => part.trimStart().startsWith(`${name}=`))
  const value = pair?.slice(pair.indexOf('=') + 1).trim()
  if (value === undefined || value === '') return undefined
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}
