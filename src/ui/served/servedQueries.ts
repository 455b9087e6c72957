import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** Marks a query whose answer is drawn by the server and by nothing else on the page that is loaded with it. */
const servedMeta = { isServed: true } as const

interface Drawn {
  hashes: Set<string>
  /** When the oldest answer came. */
  since: number
}

const drawn = new WeakMap<QueryClient, Drawn>()

/** A query for a `ServedContent`: its answer stands in the page as text and is not sent a second time, as data. */
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

/** Whether the loaded page shows the answer of that query, and nobody here knows it. */
export function isDrawn(queryClient: QueryClient, queryKey: QueryKey): boolean {
  return (
    drawn.get(queryClient)?.hashes.has(hashKey(queryKey)) === true && queryClient.getQueryData(queryKey) === undefined
  )
}

/** From now on this part of the page is drawn here. */
export function forgetDrawn(queryClient: QueryClient, queryKey: QueryKey): void {
  drawn.get(queryClient)?.hashes.delete(hashKey(queryKey))
}

/** Whether what the page shows is older than an answer that was fetched here may get. */
export function isOutdated(queryClient: QueryClient): boolean {
  const { staleTime } = queryClient.getDefaultOptions().queries ?? {}
  return Date.now() - (drawn.get(queryClient)?.since ?? 0) > (typeof staleTime === 'number' ? staleTime : 0)
}
