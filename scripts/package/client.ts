import { call, type CallOptions, type Input } from '#gateway/call.ts'
import { createGatewayClient } from '#gateway/client.ts'
import type { DataOf } from '#gateway/contract.ts'
import { requestCookies } from '#gateway/cookies.ts'
import type { OperationId } from '#gateway/generated/operations.ts'
import { createSession, sessionCookies } from '#gateway/session.ts'

export type { BodyOf, DataOf, PathOf, QueryOf, Schema } from '#gateway/contract.ts'
export type { CallOptions, Input } from '#gateway/call.ts'
export type { OperationId } from '#gateway/generated/operations.ts'
export { GatewayError } from '#gateway/error.ts'

export interface ClientOptions {
  /** The gateway's address, with a path prefix when it has one. */
  baseUrl: string
  /** The tenant sent to the gateway; the gateway's own host by default. */
  tenantHost?: string
  /** A member's, for operations that need one. */
  accessToken?: string
  /** Renews an expired access token. */
  refreshToken?: string
}

export interface Client {
  /** Calls an operation; returns the envelope's data, and throws a GatewayError on a refusal. */
  call<Id extends OperationId>(id: Id, input: Input<Id>, options?: CallOptions): Promise<DataOf<Id>>
}

/** The portal's own gateway client, for other callers. */
export function createClient({ baseUrl, tenantHost, accessToken, refreshToken }: ClientOptions): Client {
  const jar = requestCookies('', () => {})
  if (accessToken !== undefined) jar.set(sessionCookies.accessToken, accessToken)
  if (refreshToken !== undefined) jar.set(sessionCookies.refreshToken, refreshToken)
  let tenantId: Promise<string> | undefined
  const gateway = createGatewayClient({
    baseUrl: baseUrl.replace(/\/$/, ''),
    tenantHost: tenantHost ?? new URL(baseUrl).host,
    session: createSession(jar),
    tenantId: () => (tenantId ??= call(gateway, 'getTenantInfo', {}, { silent: true }).then(({ id }) => id)),
    notify: () => {},
    onSessionLost: () => {},
  })
  return { call: (id, input, options) => call(gateway, id, input, options) }
}
