import type { Manifest } from '#mocks/services/manifest.ts'
import { accountHandlers } from './account.ts'
import type { CaptchaRow, FailureRow, RsaKeyRow, SessionRow, SmsRow, UserRow, ZzQrRow } from './accountRows.ts'
import { captchaHandlers } from './captcha.ts'
import { loginHandlers } from './login.ts'
import { sessionHandlers } from './session.ts'
import { singleSignOnHandlers } from './singleSignOn.ts'
import { smsHandlers } from './sms.ts'
import { seedUsers } from './userSeeds.ts'

export const manifest: Manifest<{
  users: UserRow
  sessions: SessionRow
  captchas: CaptchaRow
  outbox: SmsRow
  failures: FailureRow
  zzQrs: ZzQrRow
  rsaKeys: RsaKeyRow
}> = {
  tables: {
    users: 'neither',
    sessions: 'neither',
    captchas: 'neither',
    outbox: 'neither',
    failures: 'neither',
    zzQrs: 'neither',
    rsaKeys: 'neither',
  },
  seeds: { uses: ['files', 'enterpriseBindings'], write: seedUsers },
  handlers: {
    ...captchaHandlers,
    ...loginHandlers,
    ...smsHandlers,
    ...sessionHandlers,
    ...accountHandlers,
    ...singleSignOnHandlers,
  },
}
