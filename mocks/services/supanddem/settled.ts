import type { Handlers } from '#mocks/handler/handler.ts'
import { settle } from './settle.ts'

type Context = Parameters<typeof settle>[0]

/** Handlers of the service: before anybody looks or acts, what time has done in the meantime is done. */
export function settled<All extends Handlers>(all: All): All {
  const entries = Object.entries(all).map(([operationId, handler]) => {
    // Each is called with the context that it was written for; the table only loses which belongs to which.
    const answer = handler as (context: Context) => unknown
    return [
      operationId,
      (context: Context) => {
        settle(context)
        return answer(context)
      },
    ]
  })
  return Object.fromEntries(entries) as All
}
