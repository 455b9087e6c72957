import { fail, type Handlers } from '#mocks/handler/handler.ts'
import type { Store } from '#mocks/store/store.ts'
import type { UserRow } from './accountRows.ts'
import { registerUser } from './account.ts'
import { spendCaptcha } from './captcha.ts'
import { clearFailures, failCounted, refuseWhileLocked } from './failureLock.ts'
import { clearPassword } from './password.ts'
import { startSession } from './session.ts'
import { checkSmsCode, spendSmsCode } from './sms.ts'

export const loginHandlers = {
  loginByPassword: (context) => {
    const { username, password, captchaCode, captchaCodeId } = context.body
    spendCaptcha(context, captchaCodeId, captchaCode)
    const user = findByName(context.store, username)
    const key = `password:${user?.id ?? username}`
    refuseWhileLocked(context, key)
    if (user?.password === undefined || user.password !== clearPassword(context.store, password)) {
      return failCounted(context, key, '4002', '账号或密码错误')
    }
    clearFailures(context, key)
    return startSession(context, user)
  },

  loginByPhone: (context) => {
    const { tel, verifyCode } = context.query
    const spend = checkSmsCode(context, tel, 'login', verifyCode)
    // Only the owner of the number has the code, so this reveals nothing to strangers. The code stays valid for
    // loginOrRegister.
    const user = context.store.users.by('tel', tel)[0] ?? fail('4040', '该手机号尚未注册，请先注册')
    spend()
    return startSession(context, user)
  },

  loginOrRegister: (context) => {
    const { tel, verifyCode } = context.body
    spendSmsCode(context, tel, 'login', verifyCode)
    return startSession(context, context.store.users.by('tel', tel)[0] ?? registerUser(context, tel))
  },
} satisfies Handlers

function findByName(store: Store, username: string): Readonly<UserRow> | undefined {
  return store.users.by('loginName', username)[0] ?? store.users.by('tel', username)[0]
}
