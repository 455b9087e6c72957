import type { AnyRouter } from '@tanstack/react-router'
import type { SessionStore } from '#gateway/session.ts'
import { requireLogin } from './requireLogin.ts'

/**
 * For the start of a page in the browser. The server's guard has let it pass, but the cookies may have gone since, e.g.
 * because another tab has logged out. No member's data would ever come, so the guard runs again and redirects.
 */
export async function guardAgain(router: AnyRouter): Promise<void> {
  const { session } = router.options.context as { session: Pick<SessionStore, 'accessToken'> }
  if (session.accessToken() !== undefined) return
  const routes: Readonly<Record<string, { options: { beforeLoad?: unknown } } | undefined>> = router.routesById
  const isGuarded = router.state.matches.some(({ routeId }) => routes[routeId]?.options.beforeLoad === requireLogin)
  if (isGuarded) await router.invalidate()
}
