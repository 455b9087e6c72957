import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Failure } from './Failure.tsx'
import { Skeleton } from './Skeleton.tsx'

interface QueryContentProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isError' | 'isFetchedAfterMount' | 'refetch'>
  /** Lines of the placeholder. */
  lines?: number
  children: (data: Data) => ReactNode
}

/**
 * A part of a page that stands on its own: its data, a placeholder while it loads, or what went wrong and a way to ask
 * again. What failed on the server is asked for again by the browser, so the first render is the placeholder on both.
 */
export function QueryContent<Data>({ query, lines = 5, children }: QueryContentProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError && query.isFetchedAfterMount) {
    return <Failure error={query.error} onRetry={query.refetch} />
  }
  return <Skeleton lines={lines} />
}
