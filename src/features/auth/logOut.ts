import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../gateway/call.ts'
import { GatewayError } from '../../gateway/error.ts'
import { gatewayOf } from '../../gateway/query.ts'

/**
 * Ends the session: asks the gateway to, and forgets everything about the user in this browser in any case.
 * @returns whether the gateway has confirmed it; its failure is silently ignored (§8).
 */
export async function logOut(queryClient: QueryClient): Promise<boolean> {
  const gateway = gatewayOf(queryClient)
  const { session } = gateway.environment
  const confirmed = session.accessToken() !== undefined && (await askToLogOut())
  session.clear()
  queryClient.clear()
  return confirmed

  async function askToLogOut(): Promise<boolean> {
    try {
      await call(gateway, 'logout', {})
      return true
    } catch (error) {
      if (error instanceof GatewayError) return false
      throw error
    }
  }
}
