import type { Handlers } from '../handler/handler.ts'
import { historyHandlers } from './message/history/histories.ts'
import { messageBoxHandlers } from './message/message/messages.ts'

/** Every operation of the service message, answered from state. */
export const messageHandlers = { ...messageBoxHandlers, ...historyHandlers } satisfies Handlers
