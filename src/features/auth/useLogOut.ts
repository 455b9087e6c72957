import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { gatewayOf } from '#gateway/query.ts'
import { removeDraftsOf } from '#ui/draft/store/draftStore.ts'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import { call } from '#gateway/call.ts'
import { GatewayError } from '#gateway/error.ts'
import { withoutRenewals } from '#gateway/renewalLock.ts'

/** Logs out and goes to the login page; 注销成功 is shown when the gateway has confirmed it (§4). */
export function useLogOut(): () => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const showMessage = useShowMessage()
  return useCallback(async () => {
    // A deliberate logout deletes all drafts; an expired session keeps them.
    const user = gatewayOf(queryClient).environment.session.storedUser()
    if (user !== undefined) for (const storage of [localStorage, sessionStorage]) removeDraftsOf(storage, user.id)
    const confirmed = await logOut(queryClient, () => navigate({ to: '/auth/qw', replace: true }))
    if (confirmed) showMessage({ level: 'success', text: '注销成功', about: ['session'] })
  }, [queryClient, navigate, showMessage])
}

/**
 * Ends the session: informs the gateway, and in any case forgets everything about the user in this browser.
 * @param leave goes to a page that shows nothing of the user. The cache is cleared only after that: a page that still
 *   shows the user's data would refetch them anonymously and get a 401.
 * @returns whether the gateway has confirmed it; its failure is silently ignored (§8).
 */
export async function logOut(queryClient: QueryClient, leave: () => Promise<void>): Promise<boolean> {
  const gateway = gatewayOf(queryClient)
  const { session } = gateway.environment
  const confirmed = await withoutRenewals(async () => {
    const isConfirmed = session.accessToken() !== undefined && (await askToLogOut())
    session.clear()
    return isConfirmed
  })
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
