import { createHash, randomBytes } from 'node:crypto'
import { createMockGateway } from '#mocks/gateway/gateway.ts'

interface Envelope<Data> {
  returnCode: string
  errorMessage?: string
  data: Data
}

interface Stamp {
  timestamp?: string
  nonce?: string
  tenantId?: string
}

/** For tests: the gateway over HTTP, with calls for policies. Every reply is checked against the contract. */
export async function startPolicyGateway() {
  const gateway = await createMockGateway()
  const origin = await gateway.listen(0)

  async function ask<Data>(path: string, init: RequestInit = {}): Promise<Envelope<Data>> {
    const reply = await fetch(origin + path, init)
    return (await reply.json()) as Envelope<Data>
  }

  /** A search as the portal sends it. */
  function search<Data>(query: Record<string, string> = {}, stamp: Stamp = {}, headers: Record<string, string> = {}) {
    const text = new URLSearchParams(query).toString()
    const path = `/policy/api/ua/policy/search-list${text === '' ? '' : `?${text}`}`
    return ask<Data>(path, { headers: { ...signed(query, stamp), ...headers } })
  }

  /** Headers of a logged-in member. */
  function as(userId: string): Record<string, string> {
    const accessToken = `token-of-${userId}`
    if (gateway.store.sessions.get(accessToken) === undefined) {
      const session = { id: accessToken, userId, accessToken, refreshToken: `refresh-${userId}`, revoked: false }
      gateway.store.sessions.insert({ ...session, accessExpiresAt: Number.MAX_SAFE_INTEGER })
    }
    return { authorization: `Bearer ${accessToken}` }
  }

  /** Throws when a reply broke the contract. */
  async function stop() {
    await gateway.close()
    if (gateway.drifts.length > 0) throw new Error(JSON.stringify(gateway.drifts))
  }

  return { gateway, origin, stop, ask, search, as, store: gateway.store, clock: gateway.clock }
}

export type PolicyGateway = Awaited<ReturnType<typeof startPolicyGateway>>

/** The headers of a signed search, computed from the contract's description and not with the gateway's code. */
export function signed(query: Record<string, string>, stamp: Stamp = {}): Record<string, string> {
  const { timestamp = String(Date.now()), nonce = randomBytes(16).toString('hex'), tenantId = 't-321283' } = stamp
  const names = Object.keys(query)
    .filter((name) => query[name] !== '')
    .toSorted()
  const pairs = names.map((name) => `${name}=${query[name] ?? ''}`)
  const text = `${pairs.join('&')}&tenantId=${tenantId}&timestamp=${timestamp}&nonce=${nonce}`
  return { sign: createHash('sha256').update(text).digest('hex').toUpperCase(), timestamp, nonce }
}
