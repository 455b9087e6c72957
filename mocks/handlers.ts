import type { Handlers } from './handler.ts'

/** All handlers of the mock gateway; each service adds its line. */
export const handlers: Handlers = {}
