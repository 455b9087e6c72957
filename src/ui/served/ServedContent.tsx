import { focusManager, useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { QueryContent } from '../QueryContent.tsx'
import { forgetDrawn, isDrawn, isOutdated, type served } from './servedQueries.ts'

interface ServedContentProps<Fetched, Data, Key extends QueryKey> {
  query: UseQueryOptions<Fetched, Error, Data, Key> & ReturnType<typeof served>
  children: (data: Data) => ReactNode
}

/** React leaves the content of an element alone that has its own HTML. */
const asItStands = { __html: '' }

/**
 * A part of a page that renders a query's answer with nothing but text and plain links (docs/decisions/0034). On the
 * first page it stays as the server rendered it, so that neither its data nor its hydration is needed. The browser
 * renders it after a navigation within the portal, when the visitor comes back to the page after a while, or when the
 * server could not get its data.
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
    // If a browser extension has changed the page, React discards the server's HTML with the change.
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
