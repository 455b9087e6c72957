import { createMockGateway, type MockGatewayOptions } from '../gateway/gateway.ts'

interface Envelope {
  returnCode: string
  errorMessage?: unknown
  data?: unknown
}

/**
 * For tests of handlers from a client's view: over HTTP, with requests and replies checked against the contract.
 * `close` rejects when a reply broke the contract.
 */
export async function startTestGateway(options: MockGatewayOptions = {}) {
  const gateway = await createMockGateway(options)
  const origin = await gateway.listen(0)

  /** Sends a body as JSON. */
  async function envelope(
    method: string,
    target: string,
    token?: string,
    body?: unknown,
  ): Promise<Envelope & { status: number }> {
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
    if (body !== undefined) headers['content-type'] = 'application/json'
    const reply = await fetch(origin + target, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: reply.status, ...((await reply.json()) as Envelope) }
  }

  async function dataOf<Data>(method: string, target: string, token?: string, body?: unknown): Promise<Data> {
    const { returnCode, data, errorMessage } = await envelope(method, target, token, body)
    if (returnCode !== '200')
      throw new Error(`${target} answered ${returnCode}: ${JSON.stringify(errorMessage ?? data)}`)
    // The reply was checked against the contract, so the data has the operation's type.
    return data as Data
  }

  /** The data of a successful GET. */
  const get = <Data>(target: string, token?: string) => dataOf<Data>('GET', target, token)

  /** The data of a successful POST. */
  const post = <Data>(target: string, body: unknown, token?: string) => dataOf<Data>('POST', target, token, body)

  /** An access token of the seeded user, without solving a captcha. */
  function tokenOf(loginName: string): string {
    const user = gateway.store.users.find((row) => row.loginName === loginName)
    if (user === undefined) throw new Error(`${loginName} is not seeded`)
    const accessToken = `token-${loginName}-${gateway.store.sessions.size}`
    const accessExpiresAt = gateway.clock.now().getTime() + 3_600_000
    const session = { userId: user.id, accessToken, refreshToken: `refresh-${accessToken}`, accessExpiresAt }
    gateway.store.sessions.insert({ id: `session-${accessToken}`, ...session, revoked: false })
    return accessToken
  }

  async function close(): Promise<void> {
    await gateway.close()
    if (gateway.drifts.length > 0) throw new Error(JSON.stringify(gateway.drifts))
  }

  return { gateway, origin, envelope, get, post, tokenOf, close }
}

export type TestOverHttp = Awaited<ReturnType<typeof startTestGateway>>
