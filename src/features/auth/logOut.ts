import type { QueryClient } from '@tanstack/react-query'
import { call } from '#gateway/call.ts'
import { GatewayError } from '#gateway/error.ts'
import { gatewayOf } from '#gateway/query.ts'

/**
 * Ends the session: asks the gateway to, and forgets everything about the user in this browser in any case.
 * @param leave goes to a page that shows nothing of the user. Only then is forgotten what has been fetched: a page that
 *   still shows it would fetch it again, now as nobody, and be answered 401.
 * @returns whether the gateway has confirmed it; its failure is silently ignored (§8).
 */
export async function logOut(queryClient: QueryClient, leave: () => Promise<void>): Promise<boolean> {
  const gateway = gatewayOf(queryClient)
  const { session } = gateway.environment
  const confirmed = session.accessToken() !== undefined && (await askToLogOut())
  session.clear()
  await leave()
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
