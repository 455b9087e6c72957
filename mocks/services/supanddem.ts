import type { Handlers } from '../handler/handler.ts'
import { categoryHandlers } from './supanddem/category/categories.ts'
import { demandHandlers } from './supanddem/demand/demands.ts'
import { dockingHandlers } from './supanddem/docking/dockings.ts'
import { evaluationHandlers } from './supanddem/docking/evaluations.ts'
import { eventHandlers } from './supanddem/event/events.ts'
import { eventSignHandlers } from './supanddem/event/eventSigns.ts'
import { favoriteHandlers } from './supanddem/favorite/favorites.ts'
import { ownDemandHandlers } from './supanddem/demand/ownDemands.ts'
import { ownResourceHandlers } from './supanddem/resource/ownResources.ts'
import { resourceHandlers } from './supanddem/resource/resources.ts'
import { settle } from './supanddem/settle.ts'
import { statisticsHandlers } from './supanddem/statistics.ts'

const handlers = {
  ...demandHandlers,
  ...ownDemandHandlers,
  ...resourceHandlers,
  ...ownResourceHandlers,
  ...dockingHandlers,
  ...evaluationHandlers,
  ...favoriteHandlers,
  ...categoryHandlers,
  ...eventHandlers,
  ...eventSignHandlers,
  ...statisticsHandlers,
} satisfies Handlers

type Context = Parameters<typeof settle>[0]

/** Before anybody looks or acts, what time has done in the meantime is done. */
function settled<All extends Handlers>(all: All): All {
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

/** Operations of the service supanddem that are answered from state. */
export const supanddemHandlers = settled(handlers)
