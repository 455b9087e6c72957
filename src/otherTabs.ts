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
 * Follows what another tab did with the session. Without reloading the page: that would lose what is being typed here.
 * A page that needs a login leads to it by its own guard; a login page leads on.
 */
export async function followOtherTab(change: SessionChange, { router, queryClient, messages }: Tab): Promise<void> {
  messages.show({ level: 'info', text: texts[change], about: ['session'] })
  const { pathname, search } = router.state.location
  if (change === 'signIn' && pathname === '/auth/qw' && !('clientId' in search)) {
    await router.navigate({ href: safeRedirect(search.redirect_uri), replace: true })
  }
  await router.invalidate()
  queryClient.removeQueries({ type: 'inactive' })
  // By now nobody asks for what only a member sees; left in the cache, it would wait there for the next member.
  if (change === 'signOut') await queryClient.resetQueries({ predicate: (query) => query.isDisabled() })
  await queryClient.invalidateQueries()
}
