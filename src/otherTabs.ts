import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { safeRedirect } from './features/auth/safeRedirect.ts'
import type { SessionChange } from './gateway/sessionTabs.ts'
import type { MessageStore } from './ui/message/messageStore.ts'

interface Tab {
  router: AnyRouter
  queryClient: QueryClient
  messages: Pick<MessageStore, 'show'>
}

const texts: Record<SessionChange, string> = {
  signIn: '您已在其他窗口登录',
  signOut: '您已在其他窗口退出登录',
  enterprise: '当前企业已在其他窗口切换',
}

/**
 * Follows a change of the session in another tab without reloading the page, which would lose what is being typed here.
 * The guard of a page that needs a login redirects to it; a login page redirects back.
 */
export async function followOtherTab(change: SessionChange, { router, queryClient, messages }: Tab): Promise<void> {
  messages.show({ level: 'info', text: texts[change], about: ['session'] })
  const { pathname, search } = router.state.location
  if (change === 'signIn' && pathname === '/auth/qw' && !('clientId' in search)) {
    await router.navigate({ href: safeRedirect(search.redirect_uri), replace: true })
  }
  await router.invalidate()
  queryClient.removeQueries({ type: 'inactive' })
  // By now nobody uses data that only members see. In the cache they would wait for the next member.
  if (change === 'signOut') await queryClient.resetQueries({ predicate: (query) => query.isDisabled() })
  await queryClient.invalidateQueries()
}
