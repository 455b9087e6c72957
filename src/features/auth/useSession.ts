import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { gatewayOf } from '#gateway/query.ts'
import { visitor, type SessionUser } from '#gateway/session.ts'
import { currentEnterprise } from './currentEnterprise.ts'
import { currentUserQuery, myEnterprisesQuery } from './sessionQueries.ts'

/** A signed-in user, as far as known by now. */
export interface Session {
  /** Known at once if the cookie has it from an earlier page, otherwise once it has been fetched. */
  user: SessionUser | undefined
  /** Undefined until fetched; empty for a user without enterprises. */
  enterprises: readonly Schema<'Enterprise'>[] | undefined
  /** The enterprise the user works for, one of `enterprises`. */
  enterprise: Schema<'Enterprise'> | undefined
}

/** The signed-in user; undefined for a visitor, on the server, and until the page has hydrated. */
export function useSession(): Session | undefined {
  const store = gatewayOf(useQueryClient()).environment.session
  const { signedIn, renewing, user } = useSyncExternalStore(
    useCallback((listener: () => void) => store.subscribe(listener), [store]),
    () => store.state(),
    () => visitor,
  )
  const current = useQuery({ ...currentUserQuery, enabled: signedIn })
  const { data: enterprises } = useQuery({ ...myEnterprisesQuery, enabled: signedIn })
  // While tokens are being renewed no calls are made, but the page must not flicker to a visitor's and back.
  if (!signedIn && !renewing) return undefined
  return {
    user: user ?? current.data ?? undefined,
    enterprises,
    enterprise: enterprises && currentEnterprise(enterprises, store.enterprise()),
  }
}
