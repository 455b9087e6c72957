import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { gatewayOf } from '#gateway/query.ts'
import { removeDraftsOf } from '#ui/draft/draftStore.ts'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import { logOut } from './logOut.ts'

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
