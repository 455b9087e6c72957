import type { Handlers } from '../handler.ts'
import { demandHandlers } from './supanddem/demands.ts'
import { eventHandlers } from './supanddem/events.ts'
import { resourceHandlers } from './supanddem/resources.ts'

/** Operations of the service supanddem that are answered from state. */
export const supanddemHandlers = { ...demandHandlers, ...resourceHandlers, ...eventHandlers } satisfies Handlers
