import type { Clock } from '#mocks/time/clock.ts'
import { fail, type GatewayServices, type Handlers, member, UnauthorizedFailure } from '#mocks/handler/handler.ts'
import type { Schema } from '#gateway/contract.ts'
import type { Store } from '#mocks/store/store.ts'
import type { SessionRow, UserRow } from './accountRows.ts'

interface SessionContext {
  store: Store
  clock: Clock
  gateway: GatewayServices
}

export const sessionHandlers = {
  refreshTokens: (context) => {
    const { store } = context
    const session = store.sessions.by('refreshToken', context.body.refreshToken)[0]
    if (session === undefined || session.revoked) throw new UnauthorizedFailure('The refresh token is no longer good')
    const user = store.users.get(session.userId)
    if (user === undefined) throw new UnauthorizedFailure('The account is gone')
    store.sessions.update(session.id, { revoked: true })
    return newSession(context, user)
  },

  logout: ({ headers, store }) => {
    const session = currentSession(store, headers)
    if (session !== undefined) store.sessions.update(session.id, { revoked: true })
    return null
  },

  checkToken: ({ body, store, clock }) => {
    const session = store.sessions.by('accessToken', body.token)[0]
    const remainingMs = session === undefined || session.revoked ? 0 : session.accessExpiresAt - clock.now().getTime()
    const expiresIn = Math.max(0, Math.ceil(remainingMs / 1000))
    return { valid: remainingMs > 0, expiresIn, takenOver: session?.takenOver ?? false }
  },

  getCurrentUser: (context) => {
    const user = member(context)
    refuseDisabled(user)
    const binding = context.store.enterpriseBindings.by('userId', user.id)[0]
    return {
      id: user.id,
      ...(user.image === undefined ? {} : { image: user.image }),
      loginName: user.loginName,
      nickName: user.nickName,
      currentEnterprise: binding === undefined ? null : { id: binding.id, enId: binding.enId, name: binding.name },
    }
  },
} satisfies Handlers

/** Logs the user in and ends their other sessions (§9: single login). Ends with 4030 when the account is disabled. */
export function startSession(context: SessionContext, user: Readonly<UserRow>): Schema<'Tokens'> {
  const { sessions } = context.store
  const tokens = newSession(context, user)
  for (const session of sessions.by('userId', user.id)) {
    if (!session.revoked && session.accessToken !== tokens.access_token)
      sessions.update(session.id, { revoked: true, takenOver: true })
  }
  return tokens
}

function newSession({ store, clock, gateway }: SessionContext, user: Readonly<UserRow>): Schema<'Tokens'> {
  refuseDisabled(user)
  const session = store.sessions.insert({
    id: gateway.newId('session'),
    userId: user.id,
    accessToken: gateway.newToken(),
    refreshToken: gateway.newToken(),
    accessExpiresAt: clock.now().getTime() + gateway.tokenLifetimeSeconds * 1000,
    revoked: false,
  })
  return { access_token: session.accessToken, refresh_token: session.refreshToken }
}

/** Ends all sessions of the user except `kept`. */
export function revokeSessions(store: Store, userId: string, kept?: Readonly<SessionRow>): void {
  for (const session of store.sessions.by('userId', userId)) {
    if (session.id !== kept?.id) store.sessions.update(session.id, { revoked: true })
  }
}

/** The session of the request's bearer token. */
export function currentSession(
  store: Store,
  headers: Readonly<Record<string, string | undefined>>,
): Readonly<SessionRow> | undefined {
  const token = /^Bearer (.+)$/i.exec(headers['authorization'] ?? '')?.[1]
  return token === undefined ? undefined : store.sessions.by('accessToken', token)[0]
}

function refuseDisabled(user: Readonly<UserRow>): void {
  if (user.disabled) fail('4030', '账号已停用，请联系客服')
}
