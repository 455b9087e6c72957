import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { SessionStore } from '#gateway/session.ts'

/**
 * For a page that `requireLogin` guards. The server has let it pass, but the cookies may have gone before it starts,
 * e.g. because another tab has logged out. No member's data would ever come, so the guard runs again and redirects.
 */
export function useGuardAgain(): void {
  const router = useRouter()
  const { session } = router.options.context
  useEffect(() => guardAgain(session, router), [session, router])
}

interface Guarded {
  /** Loads the page again, with its guards. */
  invalidate: () => Promise<void>
}

export function guardAgain(session: Pick<SessionStore, 'accessToken'>, router: Guarded): void {
  if (session.accessToken() === undefined) void router.invalidate()
}
