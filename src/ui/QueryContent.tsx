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
 * An independent part of a page: its data, a placeholder while it loads, or the error and a way to retry. The browser
 * refetches what failed on the server, so the first render is the placeholder on both.
 */
export function QueryContent<Data>({ query, lines = 5, children }: QueryContentProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError && query.isFetchedAfterMount) {
    return <Failure error={query.error} onRetry={query.refetch} />
  }
  return <Skeleton lines={lines} />
}
