import type { Handlers } from './handler.ts'
import { uaaHandlers } from './services/uaa.ts'

/** All handlers of the mock gateway; each service adds its line. */
export const handlers: Handlers = { ...uaaHandlers }
