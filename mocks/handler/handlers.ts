import { resources } from '../services/resources.ts'
import type { Handlers } from './handler.ts'

export const handlers: Handlers = Object.fromEntries(resources.flatMap((resource) => Object.entries(resource.handlers)))
