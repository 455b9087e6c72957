import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { Schema } from '../../gateway/contract.ts'
import { gatewayOf } from '../../gateway/query.ts'
import { useShowMessage } from '../../ui/message/MessageContext.ts'
import { safeRedirect } from './safeRedirect.ts'

/** What follows a login that has brought tokens (§4): they are kept, 登录成功 shows, and the way leads on. */
export function useSignIn(redirectUri: string | undefined) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const showMessage = useShowMessage()

  return async (tokens: Schema<'Tokens'>) => {
    gatewayOf(queryClient).environment.session.signIn(tokens, { loginType: 'member' })
    // What was fetched as a visitor may read differently for a member.
    queryClient.removeQueries({ type: 'inactive' })
    showMessage({ level: 'success', text: '登录成功' })
    await router.navigate({ href: safeRedirect(redirectUri), replace: true })
  }
}
