import type { QueryClient } from '@tanstack/react-query'
import { facilitatorEvaluationsQuery } from '#features/evaluation/publicEvaluations.ts'
import { facilitatorQuery } from '#features/facilitator/facilitatorQueries.ts'
import { loadRecord, requiredId } from './-loadRecord.ts'

interface Asked {
  id: string | undefined
  product: string | undefined
}

/**
 * Loads a store for its page, with its reviews. Its code comes with the page: every page loads the route definitions.
 */
export async function loadStore(queryClient: QueryClient, { id: asked, product }: Asked) {
  const id = requiredId(asked)
  // Reviews may fail; the page then fetches them again by itself.
  const [{ name, products }] = await Promise.all([
    loadRecord(queryClient, facilitatorQuery(id)),
    queryClient.prefetchQuery(facilitatorEvaluationsQuery(id)),
  ])
  const shown = products.find((one) => one.id === product)
  return { id, name, title: shown === undefined ? name : `${shown.name} - ${name}` }
}
