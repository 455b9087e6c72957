import { createGatewayClient, type GatewayClient, type GatewayEnvironment } from '../client.ts'
import { requestCookies, type CookieJar } from '../cookies.ts'
import type { GatewayMessage } from '../messages.ts'
import { createSession, sessionCookies, type SessionStore } from '../session.ts'

interface TestClient {
  gateway: GatewayClient
  session: SessionStore
  jar: CookieJar
  /** The messages shown so far. */
  messages: GatewayMessage[]
  /** How often the client asked to go to the login. */
  lost: () => number
}

interface Start {
  accessToken?: string
  refreshToken?: string
}

/** A gateway client whose session starts with the given tokens, and which records its messages. */
export function createTestClient(
  baseUrl: string,
  { accessToken, refreshToken }: Start = {},
  overrides: Partial<GatewayEnvironment> = {},
): TestClient {
  const jar = requestCookies('', () => {})
  if (accessToken !== undefined) jar.set(sessionCookies.accessToken, accessToken)
  if (refreshToken !== undefined) jar.set(sessionCookies.refreshToken, refreshToken)
  const session = createSession(jar)
  const messages: GatewayMessage[] = []
  let lost = 0
  const gateway = createGatewayClient({
    baseUrl,
    tenantHost: 'portal.example.gov.cn',
    session,
    tenantId: () => Promise.resolve('t-321283'),
    notify: (message) => messages.push(message),
    onSessionLost: () => {
      lost += 1
    },
    ...overrides,
  })
  return { gateway, session, jar, messages, lost: () => lost }
}
