import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'

/** Parameters that select or order part of a search's result and do not change its count. */
const views: ReadonlySet<string> = new Set(['current', 'size', 'sort'])

/** Whether two searches, e.g. their query keys, find the same records: they may differ in page and order. */
export function isSameSearch(one: unknown, other: unknown): boolean {
  return conditionsOf(one) === conditionsOf(other)
}

function conditionsOf(search: unknown): string | undefined {
  return JSON.stringify(search, (name, value: unknown) => (views.has(name) ? undefined : value))
}

/**
 * Whether the data that a query shows were found by its current search, on whatever page: counts and facets belong to
 * their search.
 * @param isPlaceholder the query still shows the result of an earlier search
 */
export function useIsOwnSearch(queryKey: readonly unknown[], isPlaceholder: boolean): boolean {
  const [found, setFound] = useState(queryKey)
  if (!isPlaceholder && !isSameSearch(found, queryKey)) setFound(queryKey)
  return !isPlaceholder || isSameSearch(found, queryKey)
}

/** Whether another search of this page is loading while the list still shows the previous one. */
export function useSearchComing(): boolean {
  return useRouterState({
    select: ({ isLoading, location, resolvedLocation: shown }) =>
      isLoading &&
      shown !== undefined &&
      location.pathname === shown.pathname &&
      !isSameSearch(location.search, shown.search),
  })
}
