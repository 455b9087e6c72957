import * as z from 'zod/mini'
import { textRule } from '#gateway/rules/textRule.ts'
import * as loginForm from '#gateway/generated/fields/LoginForm.ts'
import * as telPasswordForm from '#gateway/generated/fields/TelPasswordForm.ts'
import { compactPhone } from '#ui/form/compactPhone.ts'
import { withoutSpaces } from '#ui/form/rules/withoutSpaces.ts'
import { mixesThreeClasses, newPasswordMinimum, passwordMaximum } from './passwordRule.ts'

const tel = textRule(telPasswordForm.tel, withoutSpaces)

/** A user name is sent as typed. One that consists of digits, however grouped, is a phone number and sent as such. */
const compactIfPhone = z.overwrite<string>((typed) => {
  const phone = compactPhone(typed)
  return /^\d+$/u.test(phone) ? phone : typed.trim()
})

const verifyCode = textRule(telPasswordForm.verifyCode)

/** The contract limits what is sent, which is encrypted. The limits for what is typed are those of §5, literally. */
const typedPassword = { ...loginForm.password, maxLength: passwordMaximum }
const asTyped = z.overwrite<string>((typed) => typed)

const newPassword = textRule({ ...typedPassword, minLength: newPasswordMinimum }, asTyped).check(
  // Requests are trimmed (§5), so a password with surrounding spaces would not be sent as typed.
  z.refine((password) => password === password.trim(), '密码首尾不能有空格'),
  z.refine(mixesThreeClasses, '密码须包含大写字母、小写字母、数字、符号中的至少三种'),
)

const remember = z.optional(z.boolean())

/** 账号密码登录 (§5). */
export const passwordLoginSchema = z.object({
  username: textRule(loginForm.username, compactIfPhone),
  password: textRule(typedPassword, asTyped),
  captchaCode: textRule(loginForm.captchaCode),
  remember,
})

/** 手机快捷登录 (§5). */
export const phoneLoginSchema = z.object({ tel, verifyCode, remember })

/** It must be ticked, and is never pre-ticked (§5). */
const agreement = z.literal(true, { error: '*请先阅读并同意服务协议和隐私协议' })

/** Register. */
export const registerSchema = z.object({ tel, verifyCode, password: newPassword, agreement })

/** Registration with the data typed for a login. */
export const quickRegisterSchema = z.object({ agreement })

/** Reset a forgotten password. */
export const resetPasswordSchema = z.object({ tel, verifyCode, password: newPassword })
