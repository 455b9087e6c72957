import { QueryClientProvider, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isServed, keepDrawn } from './ui/served/servedQueries.ts'

/** The server's answers for a page, as JSON. */
interface HandedOver {
  /** When the oldest answer arrived. */
  since: number
  answers: (readonly [QueryKey, unknown])[]
  /** Hashes of the queries whose answers the rendered page shows and nothing else needs. */
  drawn: string[]
}

/**
 * Hands the answers from which the server rendered a page over to the browser. TanStack's own package sends each query
 * with its state, its hash and a stream for later results: half as much data again. Here every loader waits for the
 * data of its page, and the browser refetches what failed.
 */
export function handOverQueries(router: AnyRouter, queryClient: QueryClient): void {
  const { options } = router
  if (import.meta.env.SSR) options.dehydrate = () => Promise.resolve(writeAnswers(queryClient))
  else options.hydrate = (text: string) => readAnswers(queryClient, text)
  options.Wrap = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
}

/** As text, which is written and parsed in a tenth of the time that the router takes for objects. */
export function writeAnswers(queryClient: QueryClient): string {
  const queries = queryClient.getQueryCache().getAll()
  const answered = queries.filter(({ state }) => state.status === 'success')
  const known = answered.filter(({ meta }) => !isServed(meta))
  const page: HandedOver = {
    since: Math.min(...answered.map(({ state }) => state.dataUpdatedAt)),
    answers: known.map(({ queryKey, state }) => [queryKey, state.data]),
    drawn: answered.filter(({ meta }) => isServed(meta)).map(({ queryHash }) => queryHash),
  }
  return JSON.stringify(page)
}

export function readAnswers(queryClient: QueryClient, text: string): void {
  const { since, answers, drawn } = JSON.parse(text) as HandedOver
  for (const [key, data] of answers) queryClient.setQueryData(key, data, { updatedAt: since })
  keepDrawn(queryClient, drawn, since)
}
