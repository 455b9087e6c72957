import type { Schema } from './contract.ts'
import type { CookieJar } from './cookies.ts'
import type { SessionChange, ToldChange } from './sessionTabs.ts'

/** §3.5 and §9: the cookies of the session. */
export const sessionCookies = {
  accessToken: 'txqyfw_access_token',
  refreshToken: 'txqyfw_refresh_token',
  loginInfo: 'txqyfw_login_info',
  user: 'txqyfw_user',
  enterprise: 'txqyfw_enterprise',
} as const

/** What is stored about the current user between page loads. Not the login name, which may be a phone number. */
export type SessionUser = Pick<Schema<'CurrentUser'>, 'id' | 'nickName' | 'image' | 'currentEnterprise'>

/** How the user signed in. */
interface LoginInfo {
  loginType: string
}

/** The state in memory. While a refresh follows a 401, nobody is signed in and `renewing` is true (§4). */
export interface AuthState {
  readonly signedIn: boolean
  readonly renewing: boolean
  readonly user: SessionUser | undefined
}

export interface SessionStore {
  accessToken(): string | undefined
  refreshToken(): string | undefined
  loginInfo(): LoginInfo | undefined
  /** The same object until something changes, as useSyncExternalStore needs it. */
  state(): AuthState
  subscribe(listener: () => void): () => void
  /** The user in the cookies, also while tokens are being renewed. */
  storedUser(): SessionUser | undefined
  /** Identifies the current login: the same object until it ends or another begins, across token renewals. */
  login(): object
  /** After a login: stores tokens and login info, and forgets what a previous user left. */
  signIn(tokens: Schema<'Tokens'>, loginInfo: LoginInfo): void
  /**
   * Ignored if that user has logged out meanwhile, even if somebody else has logged in: pass the `login` from when the
   * request was made.
   */
  setUser(user: SessionUser, login: object): void
  /** After a 401: forgets auth state and user in memory, but keeps the cookies until the refresh has been tried. */
  suspend(): void
  /** After a refresh: stores the new tokens, if given, and restores state and user. */
  restore(tokens?: Schema<'Tokens'>): void
  /** Forgets everything, cookies included. */
  clear(): void
  /** Id of the current enterprise. */
  enterprise(): string | undefined
  /** Ignored once nobody is signed in. */
  setEnterprise(id: string): void
  /** Another tab changed the cookies: adopts their state. */
  reread(change: SessionChange): void
}

/**
 * The state of a visitor, and the one in which every page is rendered on the server. One object: if the two differed,
 * React would render a visitor's whole page a second time as soon as it is hydrated.
 */
export const visitor: AuthState = { signedIn: false, renewing: false, user: undefined }

/**
 * The session in a cookie jar; its initial state comes from the cookies.
 * @param announce called for changes that other tabs must follow
 */
export function createSession(jar: CookieJar, announce: (told: ToldChange) => void = () => {}): SessionStore {
  const listeners = new Set<() => void>()
  let state = stateOf(jar)
  let login = {}

  function become(next: AuthState) {
    state = next
    for (const listener of listeners) listener()
  }

  const hasToken = () => jar.get(sessionCookies.accessToken) !== undefined

  function keepTokens(tokens: Schema<'Tokens'>) {
    jar.set(sessionCookies.accessToken, tokens.access_token)
    jar.set(sessionCookies.refreshToken, tokens.refresh_token)
  }

  function removeAll() {
    for (const name of Object.values(sessionCookies)) jar.remove(name)
  }

  return {
    accessToken: () => jar.get(sessionCookies.accessToken),
    refreshToken: () => jar.get(sessionCookies.refreshToken),
    loginInfo: () => loginInfoOf(read(jar, sessionCookies.loginInfo)),
    state: () => state,
    storedUser: () => userOf(read(jar, sessionCookies.user)),
    login: () => login,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    signIn(tokens, loginInfo) {
      removeAll()
      login = {}
      keepTokens(tokens)
      jar.set(sessionCookies.loginInfo, encodeBase64Json(loginInfo))
      become({ signedIn: true, renewing: false, user: undefined })
      announce({ change: 'signIn' })
    },
    setUser({ id, nickName, image, currentEnterprise }, askedDuring) {
      if (askedDuring !== login || !hasToken()) return
      const user: SessionUser = { id, nickName, currentEnterprise, ...(image === undefined ? {} : { image }) }
      jar.set(sessionCookies.user, encodeBase64Json(user))
      become({ ...state, user })
    },
    suspend: () => become({ signedIn: false, renewing: true, user: undefined }),
    restore(tokens) {
      if (tokens !== undefined) keepTokens(tokens)
      become(stateOf(jar))
    },
    clear() {
      const wasSignedIn = hasToken()
      removeAll()
      login = {}
      become(visitor)
      if (wasSignedIn) announce({ change: 'signOut' })
    },
    enterprise: () => jar.get(sessionCookies.enterprise),
    setEnterprise(id) {
      if (!hasToken()) return
      const before = jar.get(sessionCookies.enterprise)
      jar.set(sessionCookies.enterprise, id)
      // Other tabs find the first one, stored after a login, by themselves.
      if (before !== undefined && before !== id) announce({ change: 'enterprise', enterprise: id })
    },
    reread(change) {
      if (change !== 'enterprise') login = {}
      become(stateOf(jar))
    },
  }
}

/** Logged in means that an access token exists (§4). */
function stateOf(jar: CookieJar): AuthState {
  if (jar.get(sessionCookies.accessToken) === undefined) return visitor
  return { signedIn: true, renewing: false, user: userOf(read(jar, sessionCookies.user)) }
}

function read(jar: CookieJar, name: string): unknown {
  const text = jar.get(name)
  return text === undefined ? undefined : decodeBase64Json(text)
}

// Users can edit cookies, and older releases may have written them, so anything malformed counts as missing.
function userOf(value: unknown): SessionUser | undefined {
  if (!hasText(value, 'id') || !hasText(value, 'nickName')) return undefined
  const { id, nickName } = value
  const enterprise = 'currentEnterprise' in value ? enterpriseOf(value.currentEnterprise) : null
  return { id, nickName, currentEnterprise: enterprise, ...(hasText(value, 'image') ? { image: value.image } : {}) }
}

function enterpriseOf(value: unknown): SessionUser['currentEnterprise'] {
  const complete = hasText(value, 'id') && hasText(value, 'enId') && hasText(value, 'name')
  return complete ? { id: value.id, enId: value.enId, name: value.name } : null
}

function loginInfoOf(value: unknown): LoginInfo | undefined {
  return hasText(value, 'loginType') ? { loginType: value.loginType } : undefined
}

function hasText<Name extends string>(value: unknown, name: Name): value is Record<Name, string> {
  return typeof value === 'object' && value !== null && typeof (value as Record<string, unknown>)[name] === 'string'
}

/** Base64 of the JSON's UTF-8 bytes, so that Chinese survives in a cookie (§3.5). */
function encodeBase64Json(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** The value that `encodeBase64Json` encoded; undefined when the text is malformed. */
function decodeBase64Json(text: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}
