import { call } from './call.ts'
import type { GatewayClient } from './client.ts'
import type { Schema } from './contract.ts'

/**
 * Fetches the login state at start-up (§7): the current user, kept in the session; undefined for a visitor. Throws a
 * GatewayError like `call`.
 */
export async function fetchLoginState(gateway: GatewayClient): Promise<Schema<'CurrentUser'> | undefined> {
  const { session } = gateway.environment
  if (session.accessToken() === undefined) return undefined
  const login = session.login()
  const user = await call(gateway, 'getCurrentUser', {})
  session.setUser(user, login)
  return user
}
