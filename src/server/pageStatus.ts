import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { GatewayError } from '#gateway/error.ts'
import { isImpossible } from '#gateway/refusal.ts'

interface PageStatus {
  /** The HTTP status that fits the error screen of a failed route; undefined leaves the router's own. */
  status: number | undefined
  /** Every call the page made was answered: none of its parts says that it could not be loaded. */
  complete: boolean
  /** What went wrong that should not: neither something missing or impossible nor a visitor who is not signed in. */
  faults: unknown[]
}

/**
 * What became of a page, once its routes have loaded and its components are rendered.
 * @param thrown what components threw: the browser tries again to render these parts, the page as sent lacks them
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
  // A part whose call failed may be missing; one that breaks in our own hands makes the page a failed one.
  const mistakes = thrown.filter((error) => !(error instanceof GatewayError))
  const reasons = failed === undefined ? mistakes : [failed.error]
  return {
    status: reasons.length === 0 ? undefined : statusOf(reasons[0]),
    complete: failures.every(({ state }) => isMissing(state.error)) && thrown.length === 0,
    faults: [...errors].filter((error) => !isMissing(error) && !isImpossible(error) && !isUnauthorized(error)),
  }
}

/** What is missing is an answer, too. */
function isMissing(error: unknown): boolean {
  return error instanceof GatewayError && (error.kind === 'business' || error.kind === 'notFound')
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof GatewayError && error.kind === 'unauthorized'
}

/** 8-39 to 8-41, and 503 for a gateway that cannot be reached: whoever asks may come again. */
function statusOf(error: unknown): number {
  if (!(error instanceof GatewayError)) return 500
  if (isUnauthorized(error)) return 401
  if (error.kind === 'network' || error.kind === 'timeout' || error.status === 503) return 503
  return 500
}
