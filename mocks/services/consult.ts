import type { Handlers } from '../handler/handler.ts'
import { feedbackHandlers } from './consult/feedback/feedback.ts'
import { robotHandlers } from './consult/robot/robot.ts'
import { robotSessionHandlers } from './consult/robot/robotSessions.ts'
import { tecEnFormHandlers } from './consult/tool/tecEnForm.ts'
import { toolHistoryHandlers } from './consult/tool/toolHistory.ts'
import { toolTrialHandlers } from './consult/tool/toolTrial.ts'
import { toolHandlers } from './consult/tool/tools.ts'

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
