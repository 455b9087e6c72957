import type { Handlers } from '#mocks/handler/handler.ts'
import { settle } from './settle.ts'

type Context = Parameters<typeof settle>[0]

/** Wraps the service's handlers: before each call, what time has changed is applied. */
export function settled<All extends Handlers>(all: All): All {
  const entries = Object.entries(all).map(([operationId, handler]) => {
    // Each handler is called with its own context. Only the table's type loses which belongs to which.
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
