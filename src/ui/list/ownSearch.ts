import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'

/** What picks or orders some of what a search finds, and leaves its count alone. */
const views: ReadonlySet<string> = new Set(['current', 'size', 'sort'])

/** Whether two searches, e.g. the keys of their queries, find the same: they may differ in page and order. */
export function isSameSearch(one: unknown, other: unknown): boolean {
  return conditionsOf(one) === conditionsOf(other)
}

function conditionsOf(search: unknown): string | undefined {
  return JSON.stringify(search, (name, value: unknown) => (views.has(name) ? undefined : value))
}

/**
 * Whether what a query shows was found by the search it is for, on whatever page: a count and facets belong to their search.
 * @param isPlaceholder the query shows what an earlier search has found
 */
export function useIsOwnSearch(queryKey: readonly unknown[], isPlaceholder: boolean): boolean {
  const [found, setFound] = useState(queryKey)
  if (!isPlaceholder && !isSameSearch(found, queryKey)) setFound(queryKey)
  return !isPlaceholder || isSameSearch(found, queryKey)
}

/** Whether another search of this page is on its way, while the list is still that of the one before. */
export function useSearchComing(): boolean {
  return useRouterState({
    select: ({ isLoading, location, resolvedLocation: shown }) =>
      isLoading &&
      shown !== undefined &&
      location.pathname === shown.pathname &&
      !isSameSearch(location.search, shown.search),
  })
}
