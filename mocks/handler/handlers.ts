import type { Handlers } from './handler.ts'
import { consultHandlers } from '../services/consult.ts'
import { contentHandlers } from '../services/content.ts'
import { enterpriseHandlers } from '../services/enterprise.ts'
import { investmentHandlers } from '../services/investment.ts'
import { messageHandlers } from '../services/message.ts'
import { policyHandlers } from '../services/policy.ts'
import { supanddemHandlers } from '../services/supanddem.ts'
import { uaaHandlers } from '../services/uaa.ts'

/** All handlers of the mock gateway; each service adds its line. */
export const handlers: Handlers = {
  ...uaaHandlers,
  ...enterpriseHandlers,
  ...policyHandlers,
  ...contentHandlers,
  ...messageHandlers,
  ...investmentHandlers,
  ...supanddemHandlers,
  ...consultHandlers,
}
