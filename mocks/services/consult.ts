import type { Handlers } from '../handler.ts'
import { feedbackHandlers } from './consult/feedback.ts'
import { robotHandlers } from './consult/robot.ts'
import { robotSessionHandlers } from './consult/robotSessions.ts'
import { tecEnFormHandlers } from './consult/tecEnForm.ts'
import { toolHistoryHandlers } from './consult/toolHistory.ts'
import { toolTrialHandlers } from './consult/toolTrial.ts'
import { toolHandlers } from './consult/tools.ts'

/** Operations of the service consult that are answered from state. */
export const consultHandlers = {
  ...toolHandlers,
  ...tecEnFormHandlers,
  ...toolHistoryHandlers,
  ...toolTrialHandlers,
  ...robotHandlers,
  ...robotSessionHandlers,
  ...feedbackHandlers,
} satisfies Handlers
