import { call } from '#gateway/call.ts'
import { createGatewayClient } from '#gateway/client.ts'
import { noCookies, requestCookies } from '#gateway/cookies.ts'
import { GatewayError } from '#gateway/error.ts'
import type { Schema } from '#gateway/contract.ts'
import { loginAddress } from '#gateway/loginAddress.ts'
import { loginNoticeCookie } from '#gateway/loginNotice.ts'
import { createSession } from '#gateway/session.ts'
import type { RenderContext } from './renderContext.ts'

type LoginState = Pick<Schema<'TokenState'>, 'valid' | 'takenOver'>

/**
 * The single-login check (§4, N-69: checkToken) before a personal page is rendered. When the visitor's login has ended
 * for good, returns a redirect to the login page that clears the session's cookies. That is the case when the account
 * has logged in elsewhere, or when there is no refresh token left. Any other visitor with a refresh token stays: the
 * browser's first call renews the tokens, or loses the session and goes to the login page itself. Renewing here would
 * race with that call. When the gateway cannot say, the login counts as valid.
 */
export async function loginIfLost(request: Request, context: RenderContext): Promise<Response | undefined> {
  const headers = new Headers({ 'cache-control': 'private, no-store' })
  const session = createSession(requestCookies(context.cookies, (cookie) => headers.append('set-cookie', cookie)))
  const token = session.accessToken()
  if (token === undefined) return undefined
  const { valid, takenOver = false } = await stateOf(token, session.enterprise(), context)
  if (valid || (!takenOver && session.refreshToken() !== undefined)) return undefined
  session.clear()
  headers.append('set-cookie', loginNoticeCookie(takenOver ? 'takenOver' : 'lost'))
  const { pathname, search } = new URL(request.url)
  headers.set('location', loginAddress(pathname + search))
  return new Response(null, { status: 307, headers })
}

/** What the gateway says about the login; valid when it cannot say. */
async function stateOf(token: string, enterpriseId: string | undefined, context: RenderContext): Promise<LoginState> {
  const gateway = createGatewayClient({
    baseUrl: context.gatewayUrl,
    fetch: context.fetch,
    tenantHost: context.tenantHost,
    session: createSession(noCookies),
    server: { clientIp: context.clientIp, enterpriseId, source: 'PC' },
    tenantId: () => Promise.reject(new Error('The check is not signed')),
    notify: () => {},
    onSessionLost: () => {},
  })
  try {
    return await call(gateway, 'checkToken', { body: { token } }, { silent: true })
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    return { valid: error.kind !== 'unauthorized' }
  }
}
