import { useRouterState, useTags } from '@tanstack/react-router'
import { errorTitle } from '#ui/ErrorScreen.tsx'
import { errorScreenOf } from './errorOf.ts'
import { useSite } from './site.ts'

interface Outcome {
  status: string
  error: unknown
  /** The router's own flag on the route that reports that an address leads nowhere. */
  _notFound?: boolean
}

/** The heading of the page's error screen; undefined when nothing failed. */
export function failureTitle(matches: readonly Outcome[]): string | undefined {
  const failed = matches.find(({ status, _notFound }) => status === 'error' || status === 'notFound' || _notFound)
  if (failed === undefined) return undefined
  return errorTitle(failed.status === 'error' ? errorScreenOf(failed.error) : { status: 404 })
}

/**
 * The title of a page whose routes set none: a missing or failed page must not be titled like the home page. No route's
 * head can do this, because it may be computed before another route fails.
 */
export function FallbackTitle() {
  const { name } = useSite()
  const named = useTags().some(({ tag }) => tag === 'title')
  const failure = useRouterState({ select: ({ matches }) => failureTitle(matches) })
  return named ? null : <title>{failure ?? name}</title>
}
