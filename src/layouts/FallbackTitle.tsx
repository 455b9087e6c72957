import { useRouterState, useTags } from '@tanstack/react-router'
import { errorTitle } from '#ui/ErrorScreen.tsx'
import { errorScreenOf } from './errorOf.ts'
import { useSite } from './site.ts'

interface Outcome {
  status: string
  error: unknown
  /** The router's own mark of the route that says that an address leads nowhere. */
  _notFound?: boolean
}

/** What went wrong with the page, as its error screen is headed; undefined when nothing did. */
export function failureTitle(matches: readonly Outcome[]): string | undefined {
  const failed = matches.find(({ status, _notFound }) => status === 'error' || status === 'notFound' || _notFound)
  if (failed === undefined) return undefined
  return errorTitle(failed.status === 'error' ? errorScreenOf(failed.error) : { status: 404 })
}

/**
 * The title of a page whose routes name none: what is missing or failed is not the home page, whose name is the site's.
 * No route's head can say so, as it may be drawn up before another route fails.
 */
export function FallbackTitle() {
  const { name } = useSite()
  const named = useTags().some(({ tag }) => tag === 'title')
  const failure = useRouterState({ select: ({ matches }) => failureTitle(matches) })
  return named ? null : <title>{failure ?? name}</title>
}
