import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { Schema } from '#gateway/contract.ts'
import { gatewayOf } from '#gateway/query.ts'
import { removeDraftsOf } from '#ui/draft/store/draftStore.ts'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import { aboutLogin } from './aboutLogin.ts'
import type { LoginDestination } from './loginDestination.ts'
import { safeRedirect } from './safeRedirect.ts'
import { singleSignOnOf } from './sso/singleSignOn.ts'

/** Completes a login that has returned tokens (§4): stores them, shows 登录成功, and goes to the destination. */
export function useSignIn(destination: LoginDestination) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const showMessage = useShowMessage()

  /** `newcomer` is a number that the login has just registered, without a password. */
  return async (tokens: Schema<'Tokens'>, newcomer?: string) => {
    gatewayOf(queryClient).environment.session.signIn(tokens, { loginType: 'member' })
    // Data fetched as a visitor may differ for a member.
    queryClient.removeQueries({ type: 'inactive' })
    // The number kept for registering or resetting a password is no longer needed.
    removeDraftsOf(localStorage, 'visitor')
    showMessage({ level: 'success', text: '登录成功', about: aboutLogin })
    const sso = singleSignOnOf(destination)
    // The login page itself continues to the application, as it does for a user who is already signed in.
    if (sso !== undefined && sso !== 'invalid')
      await router.navigate({ to: '/auth/qw', search: destination, replace: true })
    else if (newcomer === undefined)
      await router.navigate({ href: safeRedirect(destination.redirect_uri), replace: true })
    else {
      const search = { first: true, redirect_uri: destination.redirect_uri }
      // Not in the address, which ends up in logs.
      await router.navigate({ to: '/user/changePassword', search, state: { tel: newcomer }, replace: true })
    }
  }
}
