import type { Handlers } from '../handler.ts'
import { historyHandlers } from './message/histories.ts'
import { messageBoxHandlers } from './message/messages.ts'

/** Every operation of the service message, answered from state. */
export const messageHandlers = { ...messageBoxHandlers, ...historyHandlers } satisfies Handlers
