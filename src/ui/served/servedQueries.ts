import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** Marks a query whose answer only the server renders on the first page. */
const servedMeta = { isServed: true } as const

interface Drawn {
  hashes: Set<string>
  /** When the oldest answer arrived. */
  since: number
}

const drawn = new WeakMap<QueryClient, Drawn>()

/** A query for a `ServedContent`: its answer is on the page as text and is not sent again as data. */
export function served<Query extends object>(query: Query): Query & { meta: typeof servedMeta } {
  return { ...query, meta: servedMeta }
}

export function isServed(meta: Record<string, unknown> | undefined): boolean {
  return meta?.['isServed'] === true
}

/** @param hashes of the queries whose answers the loaded page shows */
export function keepDrawn(queryClient: QueryClient, hashes: readonly string[], since: number): void {
  drawn.set(queryClient, { hashes: new Set(hashes), since })
}

/** Whether the loaded page shows that query's answer and the browser does not have its data. */
export function isDrawn(queryClient: QueryClient, queryKey: QueryKey): boolean {
  return (
    drawn.get(queryClient)?.hashes.has(hashKey(queryKey)) === true && queryClient.getQueryData(queryKey) === undefined
  )
}

/** From now on the browser renders this part of the page. */
export function forgetDrawn(queryClient: QueryClient, queryKey: QueryKey): void {
  drawn.get(queryClient)?.hashes.delete(hashKey(queryKey))
}

/** Whether the page's content is older than an answer in the browser's cache may get. */
export function isOutdated(queryClient: QueryClient): boolean {
  const { staleTime } = queryClient.getDefaultOptions().queries ?? {}
  return Date.now() - (drawn.get(queryClient)?.since ?? 0) > (typeof staleTime === 'number' ? staleTime : 0)
}
