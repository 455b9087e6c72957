import { focusManager, useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { QueryContent } from '../QueryContent.tsx'
import { forgetDrawn, isDrawn, isOutdated, type served } from './servedQueries.ts'

interface ServedContentProps<Fetched, Data, Key extends QueryKey> {
  query: UseQueryOptions<Fetched, Error, Data, Key> & ReturnType<typeof served>
  children: (data: Data) => ReactNode
}

/** React leaves the text of an element alone that is said to have its own. */
const asItStands = { __html: '' }

/**
 * A part of a page that shows a query's answer with nothing but text and plain links (docs/decisions/0034). On the page
 * that the browser loads it stays as the server has drawn it: neither its data nor the work to make it listen is needed.
 * It is drawn here once the visitor goes on within the portal, comes back to the page after a while, or when the server
 * could not get its data.
 */
export function ServedContent<Fetched, Data, Key extends QueryKey>({
  query,
  children,
}: ServedContentProps<Fetched, Data, Key>) {
  const queryClient = useQueryClient()
  const [stays, setStays] = useState(() => isDrawn(queryClient, query.queryKey))
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!stays) return undefined
    const { queryKey } = query
    forgetDrawn(queryClient, queryKey)
    // React throws away what a browser's extension has changed, and with it what the server has drawn.
    if (element.current?.hasChildNodes() !== true) setStays(false)
    const drawAnew = async () => {
      await queryClient.prefetchQuery(query)
      if (queryClient.getQueryData(queryKey) !== undefined) setStays(false)
    }
    return focusManager.subscribe((isFocused) => {
      if (isFocused && isOutdated(queryClient)) void drawAnew()
    })
  }, [stays, queryClient, query])
  return stays ? (
    <div key="stays" ref={element} dangerouslySetInnerHTML={asItStands} suppressHydrationWarning />
  ) : (
    <div key="drawn">
      <Drawn query={query}>{children}</Drawn>
    </div>
  )
}

function Drawn<Fetched, Data, Key extends QueryKey>({ query, children }: ServedContentProps<Fetched, Data, Key>) {
  return <QueryContent query={useQuery(query)}>{children}</QueryContent>
}
