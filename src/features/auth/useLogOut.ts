import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { gatewayOf } from '#gateway/query.ts'
import { removeDraftsOf } from '#ui/draft/draftStore.ts'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import { call } from '#gateway/call.ts'
import { GatewayError } from '#gateway/error.ts'

/** Logs out and goes to the login page; 注销成功 shows when the gateway has confirmed it (§4). */
export function useLogOut(): () => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const showMessage = useShowMessage()
  return useCallback(async () => {
    // Who leaves on purpose leaves nothing behind; an expired session keeps its drafts.
    const user = gatewayOf(queryClient).environment.session.storedUser()
    if (user !== undefined) for (const storage of [localStorage, sessionStorage]) removeDraftsOf(storage, user.id)
    const confirmed = await logOut(queryClient, () => navigate({ to: '/auth/qw', replace: true }))
    if (confirmed) showMessage({ level: 'success', text: '注销成功', about: ['session'] })
  }, [queryClient, navigate, showMessage])
}

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
