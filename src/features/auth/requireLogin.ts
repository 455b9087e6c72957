import { redirect } from '@tanstack/react-router'
import { loginPath, loginSearch } from '#gateway/loginAddress.ts'
import { loginNoticeCookie, loginNotices } from '#gateway/loginNotice.ts'
import type { SessionStore } from '#gateway/session.ts'
import type { MessageStore } from '#ui/message/messageStore.ts'

/** The part of a route's `beforeLoad` arguments that the guard uses. */
interface GuardedLoad {
  context: { session: Pick<SessionStore, 'accessToken'>; messages: Pick<MessageStore, 'show'> }
  location: { href: string }
  /** The page is only being prefetched, e.g. because the pointer is on its link. */
  preload: boolean
}

/**
 * Guard of a route that needs login, for its `beforeLoad`: without an access token it redirects to the login page with
 * the full path as redirect_uri, and warns (§4). On the server, which has no screen, a cookie carries the warning.
 */
export function requireLogin({ context, location, preload }: GuardedLoad): void {
  if (context.session.accessToken() !== undefined) return
  const inBrowser = typeof document !== 'undefined'
  if (inBrowser && !preload) context.messages.show({ level: 'warning', text: loginNotices.required })
  throw redirect({
    to: loginPath,
    search: loginSearch(location.href),
    ...(inBrowser ? {} : { headers: { 'Set-Cookie': loginNoticeCookie('required') } }),
  })
}
