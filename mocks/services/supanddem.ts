import type { Handlers } from '../handler.ts'
import { categoryHandlers } from './supanddem/categories.ts'
import { demandHandlers } from './supanddem/demands.ts'
import { dockingHandlers } from './supanddem/dockings.ts'
import { evaluationHandlers } from './supanddem/evaluations.ts'
import { eventHandlers } from './supanddem/events.ts'
import { eventSignHandlers } from './supanddem/eventSigns.ts'
import { favoriteHandlers } from './supanddem/favorites.ts'
import { ownDemandHandlers } from './supanddem/ownDemands.ts'
import { ownResourceHandlers } from './supanddem/ownResources.ts'
import { resourceHandlers } from './supanddem/resources.ts'
import { statisticsHandlers } from './supanddem/statistics.ts'

/** Operations of the service supanddem that are answered from state. */
export const supanddemHandlers = {
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
