import { call } from '../gateway/call.ts'
import { createGatewayClient } from '../gateway/client.ts'
import { noCookies, requestCookies } from '../gateway/cookies.ts'
import { GatewayError } from '../gateway/error.ts'
import { loginAddress } from '../gateway/loginAddress.ts'
import { createSession } from '../gateway/session.ts'
import type { RenderContext } from './renderContext.ts'

/**
 * The single-login check (§4, N-69: checkToken) before a personal page is rendered. When the visitor's login has ended
 * for good, returns the way to the login page, with the session's cookies taken away.
 *
 * A visitor who still has a refresh token stays: the browser renews the tokens with its first call, or loses the session
 * and goes to login itself. A renewal here would race with that one. A gateway that cannot say counts as no answer.
 */
export async function loginIfLost(request: Request, context: RenderContext): Promise<Response | undefined> {
  const headers = new Headers({ 'cache-control': 'private, no-store' })
  const session = createSession(requestCookies(context.cookies, (cookie) => headers.append('set-cookie', cookie)))
  const token = session.accessToken()
  if (
    token === undefined ||
    (await isValid(token, session.enterprise(), context)) ||
    session.refreshToken() !== undefined
  )
    return undefined
  session.clear()
  const { pathname, search } = new URL(request.url)
  headers.set('location', loginAddress(pathname + search))
  return new Response(null, { status: 307, headers })
}

async function isValid(token: string, enterpriseId: string | undefined, context: RenderContext): Promise<boolean> {
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
    return (await call(gateway, 'checkToken', { body: { token } }, { silent: true })).valid
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    return error.kind !== 'unauthorized'
  }
}
