import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { gatewayOf } from '#gateway/query.ts'
import type { AuthState, SessionUser } from '#gateway/session.ts'
import { currentEnterprise } from './currentEnterprise.ts'
import { currentUserQuery, myEnterprisesQuery } from './sessionQueries.ts'

/** Somebody is signed in, and this much is known by now. */
export interface Session {
  /** At once from the cookie where a page before has fetched it, else once it has been fetched. */
  user: SessionUser | undefined
  /** Undefined until fetched; empty for a user who has bound none. */
  enterprises: readonly Schema<'Enterprise'>[] | undefined
  /** The enterprise the user works for, one of `enterprises`. */
  enterprise: Schema<'Enterprise'> | undefined
}

/** Pages are rendered for nobody in particular, and the browser's first render must be the same. */
const nobody: AuthState = { signedIn: false, renewing: false, user: undefined }

/** Who is signed in; undefined for a visitor, on the server, and until the page has hydrated. */
export function useSession(): Session | undefined {
  const store = gatewayOf(useQueryClient()).environment.session
  const { signedIn, renewing, user } = useSyncExternalStore(
    useCallback((listener: () => void) => store.subscribe(listener), [store]),
    () => store.state(),
    () => nobody,
  )
  const current = useQuery({ ...currentUserQuery, enabled: signedIn })
  const { data: enterprises } = useQuery({ ...myEnterprisesQuery, enabled: signedIn })
  // While tokens are being renewed nothing may be asked, but the page must not flicker to a visitor's and back.
  if (!signedIn && !renewing) return undefined
  return {
    user: user ?? current.data ?? undefined,
    enterprises,
    enterprise: enterprises && currentEnterprise(enterprises, store.enterprise()),
  }
}
