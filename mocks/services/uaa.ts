import type { Handlers } from '../handler/handler.ts'
import { accountHandlers } from './uaa/account/account.ts'
import { captchaHandlers } from './uaa/account/captcha.ts'
import { dictionaryHandlers } from './uaa/region/dictionaries.ts'
import { fileHandlers } from './uaa/file/files.ts'
import { loginHandlers } from './uaa/account/login.ts'
import { regionHandlers } from './uaa/region/regions.ts'
import { sessionHandlers } from './uaa/account/session.ts'
import { singleSignOnHandlers } from './uaa/account/singleSignOn.ts'
import { smsHandlers } from './uaa/account/sms.ts'
import { tenantHandlers } from './uaa/region/tenant.ts'

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
