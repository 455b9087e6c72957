import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { GatewayError } from '#gateway/error.ts'
import { isImpossible } from '#gateway/refusal.ts'

interface PageStatus {
  /** The HTTP status for the error screen of a failed route; undefined leaves the router's own. */
  status: number | undefined
  /** Every call of the page succeeded, so no part of it says that it could not be loaded. */
  complete: boolean
  /** Real faults: not something missing or invalid, and not a visitor who is not signed in. */
  faults: unknown[]
}

/**
 * The outcome of a page, once its routes have loaded and its components are rendered.
 * @param thrown what components threw: the browser renders these parts again, the page as sent lacks them
 */
export function pageStatus(router: AnyRouter, thrown: unknown[]): PageStatus {
  const { matches }: { matches: { status: string; error: unknown }[] } = router.state
  const failed = matches.find(({ status }) => status === 'error')
  const { queryClient }: { queryClient: QueryClient } = router.options.context
  const failures = queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' })
  const errors = new Set([
    ...(failed === undefined ? [] : [failed.error]),
    ...failures.map(({ state }) => state.error),
    ...thrown,
  ])
  // A part may be missing because its call failed. A part that fails in our own code makes the whole page a failed one.
  const mistakes = thrown.filter((error) => !(error instanceof GatewayError))
  const reasons = failed === undefined ? mistakes : [failed.error]
  return {
    status: reasons.length === 0 ? undefined : statusOf(reasons[0]),
    complete: failures.every(({ state }) => isMissing(state.error)) && thrown.length === 0,
    faults: [...errors].filter((error) => !isMissing(error) && !isImpossible(error) && !isUnauthorized(error)),
  }
}

/** A missing record counts as an answer. */
function isMissing(error: unknown): boolean {
  return error instanceof GatewayError && (error.kind === 'business' || error.kind === 'notFound')
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof GatewayError && error.kind === 'unauthorized'
}

/** 8-39 to 8-41, and 503 for a gateway that cannot be reached: clients may try again later. */
function statusOf(error: unknown): number {
  if (!(error instanceof GatewayError)) return 500
  if (isUnauthorized(error)) return 401
  if (error.kind === 'network' || error.kind === 'timeout' || error.status === 503) return 503
  return 500
}
