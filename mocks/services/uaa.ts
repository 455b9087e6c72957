import type { Handlers } from '../handler.ts'
import { accountHandlers } from './uaa/account.ts'
import { captchaHandlers } from './uaa/captcha.ts'
import { dictionaryHandlers } from './uaa/dictionaries.ts'
import { fileHandlers } from './uaa/files.ts'
import { loginHandlers } from './uaa/login.ts'
import { regionHandlers } from './uaa/regions.ts'
import { sessionHandlers } from './uaa/session.ts'
import { singleSignOnHandlers } from './uaa/singleSignOn.ts'
import { smsHandlers } from './uaa/sms.ts'
import { tenantHandlers } from './uaa/tenant.ts'

/** Every operation of the service uaa, answered from state. */
export const uaaHandlers = {
  ...captchaHandlers,
  ...loginHandlers,
  ...smsHandlers,
  ...sessionHandlers,
  ...accountHandlers,
  ...singleSignOnHandlers,
  ...tenantHandlers,
  ...dictionaryHandlers,
  ...regionHandlers,
  ...fileHandlers,
} satisfies Handlers
