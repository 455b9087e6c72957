import { photoFormFields } from '#gateway/generated/fields/PhotoForm.ts'
import { checkForm } from '#mocks/request/formErrors.ts'
import { fail, type GatewayServices, type Handlers, member } from '#mocks/handler/handler.ts'
import type { Store } from '#mocks/store/store.ts'
import type { UserRow } from './accountRows.ts'
import { clearFailures, failCounted, refuseWhileLocked } from './failureLock.ts'
import { findFileByUrl } from '../file/files.ts'
import { clearPassword, newPassword } from './password.ts'
import { currentSession, revokeSessions } from './session.ts'
import { spendSmsCode } from './sms.ts'

// The password rule is checked before the SMS code is used up, so that a rejected password does not cost a code.
export const accountHandlers = {
  registerByPhone: (context) => {
    const { tel, verifyCode } = context.body
    const password = newPassword(context.store, context.body.password, 'body.password')
    spendSmsCode(context, tel, 'register', verifyCode)
    if (context.store.users.by('tel', tel).length > 0) fail('4006', '该手机号已注册，请直接登录')
    registerUser(context, tel, password)
    return null
  },

  setRegisterPassword: (context) => {
    const { tel, verifyCode } = context.body
    const password = newPassword(context.store, context.body.password, 'body.password')
    spendSmsCode(context, tel, 'register', verifyCode)
    const user = ownerOf(context.store, tel)
    if (user.password !== undefined) fail('4090', '该账号已设置密码，忘记密码请使用找回密码')
    context.store.users.update(user.id, { password })
    return null
  },

  resetForgottenPassword: (context) => {
    const { tel, verifyCode } = context.body
    const password = newPassword(context.store, context.body.password, 'body.password')
    spendSmsCode(context, tel, 'resetPwd', verifyCode)
    const user = ownerOf(context.store, tel)
    context.store.users.update(user.id, { password })
    clearFailures(context, `password:${user.id}`)
    revokeSessions(context.store, user.id)
    return null
  },

  changePassword: (context) => {
    const { store, body, headers } = context
    const user = member(context)
    const key = `password:${user.id}`
    refuseWhileLocked(context, key)
    const password = newPassword(store, body.newPassword, 'body.newPassword')
    if (user.password !== clearPassword(store, body.oldPassword)) return failCounted(context, key, '4002', '原密码错误')
    clearFailures(context, key)
    store.users.update(user.id, { password })
    revokeSessions(store, user.id, currentSession(store, headers))
    return null
  },

  updatePhoto: (context) => {
    const { image } = context.body
    if (findFileByUrl(context.store, image) === undefined) fail('4040', '文件不存在或已删除')
    checkForm(context, photoFormFields, context.body)
    context.store.users.update(member(context).id, { image })
    return null
  },
} satisfies Handlers

/**
 * A new member without enterprises. The login name does not contain the number, because it is displayed and kept in a
 * cookie.
 */
export function registerUser(
  { store, gateway }: { store: Store; gateway: GatewayServices },
  tel: string,
  password?: string,
): Readonly<UserRow> {
  const id = gateway.newId('u')
  return store.users.insert({
    id,
    loginName: `member_${id}`,
    nickName: `会员${tel.slice(-4)}`,
    ...(password === undefined ? {} : { password }),
    tel,
    disabled: false,
  })
}

/** The account of a number whose SMS code was just used. Its owner may learn that there is none. */
function ownerOf(store: Store, tel: string): Readonly<UserRow> {
  return store.users.by('tel', tel)[0] ?? fail('4040', '该手机号尚未注册，请先注册')
}
