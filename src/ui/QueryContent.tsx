import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import styles from './QueryContent.module.css'
import { Skeleton } from './Skeleton.tsx'

interface QueryContentProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'isFetchedAfterMount' | 'refetch'>
  /** Lines of the placeholder. */
  lines?: number
  children: (data: Data) => ReactNode
}

/**
 * A part of a page that stands on its own: its data, a placeholder while it loads, or a way to ask again when it
 * could not be loaded. What failed on the server is asked for again by the browser, so the first render is the placeholder on both.
 */
export function QueryContent<Data>({ query, lines = 5, children }: QueryContentProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError && query.isFetchedAfterMount) {
    return (
      <div className={styles['failure']}>
        <p role="alert">暂时无法加载，请稍后再试</p>
        <Button onClick={() => void query.refetch()}>重新加载</Button>
      </div>
    )
  }
  return <Skeleton lines={lines} />
}
