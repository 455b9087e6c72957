import { resources } from '../services/resources.ts'
import type { Handlers } from './handler.ts'

/** All handlers of the mock gateway. */
export const handlers: Handlers = Object.fromEntries(resources.flatMap((resource) => Object.entries(resource.handlers)))
