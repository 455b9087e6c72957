import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { Schema } from '#gateway/contract.ts'
import { gatewayOf } from '#gateway/query.ts'
import { removeDraftsOf } from '#ui/draft/draftStore.ts'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import { aboutLogin } from './aboutLogin.ts'
import type { LoginDestination } from './loginDestination.ts'
import { safeRedirect } from './safeRedirect.ts'
import { singleSignOnOf } from './sso/singleSignOn.ts'

/** What follows a login that has brought tokens (§4): they are kept, 登录成功 shows, and the way leads on. */
export function useSignIn(destination: LoginDestination) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const showMessage = useShowMessage()

  /** `newcomer` is a number that has just been registered by the login, and has no password yet. */
  return async (tokens: Schema<'Tokens'>, newcomer?: string) => {
    gatewayOf(queryClient).environment.session.signIn(tokens, { loginType: 'member' })
    // What was fetched as a visitor may read differently for a member.
    queryClient.removeQueries({ type: 'inactive' })
    // The number typed to register or to reset the password has served.
    removeDraftsOf(localStorage, 'visitor')
    showMessage({ level: 'success', text: '登录成功', about: aboutLogin })
    const sso = singleSignOnOf(destination)
    // The login page itself goes on to the application, as it does for who comes to it signed in.
    if (sso !== undefined && sso !== 'invalid')
      await router.navigate({ to: '/auth/qw', search: destination, replace: true })
    else if (newcomer === undefined)
      await router.navigate({ href: safeRedirect(destination.redirect_uri), replace: true })
    else {
      const search = { first: true, redirect_uri: destination.redirect_uri }
      // Not in the address, which is kept in logs.
      await router.navigate({ to: '/user/changePassword', search, state: { tel: newcomer }, replace: true })
    }
  }
}
