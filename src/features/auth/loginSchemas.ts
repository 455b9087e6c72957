import * as z from 'zod/mini'
import { mixesThreeClasses, newPasswordMinimum, passwordMaximum } from './passwordRule.ts'

/** Most characters of a field (§5, §9). */
export const maximum = { tel: 50, verifyCode: 20, username: 50, captchaCode: 20 }

function requiredText(message: string) {
  return z.string({ error: message }).check(z.trim(), z.minLength(1, message))
}

function atMost(characters: number) {
  return z.maxLength(characters, `最多输入 ${characters} 个字符`)
}

const tel = requiredText('请输入手机号').check(z.regex(/^[0-9+-]+$/, '请输入正确的手机号码'), atMost(maximum.tel))

const verifyCode = requiredText('请输入短信验证码').check(
  z.regex(/^\d+$/, '请输入正确的数字验证码'),
  atMost(maximum.verifyCode),
)

const newPassword = z.string({ error: '请输入密码' }).check(
  z.minLength(1, '请输入密码'),
  z.minLength(newPasswordMinimum, `密码不能少于 ${newPasswordMinimum} 个字符`),
  z.maxLength(passwordMaximum, `密码不能超过 ${passwordMaximum} 个字符`),
  // Requests are trimmed (§5): such a password would not be the one that was typed.
  z.refine((password) => password === password.trim(), '密码首尾不能有空格'),
  z.refine(mixesThreeClasses, '密码须包含大写字母、小写字母、数字、符号中的至少三种'),
)

const remember = z.optional(z.boolean())

/** 账号密码登录 (§5). */
export const passwordLoginSchema = z.object({
  username: requiredText('请输入用户名').check(atMost(maximum.username)),
  password: z.string({ error: '请输入密码' }).check(z.minLength(1, '请输入密码'), atMost(passwordMaximum)),
  captchaCode: requiredText('请输入图形验证码中的字符').check(atMost(maximum.captchaCode)),
  remember,
})

/** 手机快捷登录 (§5). */
export const phoneLoginSchema = z.object({ tel, verifyCode, remember })

/** Register; the agreement must be ticked, and is never ticked beforehand (§5). */
export const registerSchema = z.object({
  tel,
  verifyCode,
  password: newPassword,
  agreement: z.literal(true, { error: '*请先阅读并同意服务协议和隐私协议' }),
})

/** Reset a forgotten password. */
export const resetPasswordSchema = z.object({ tel, verifyCode, password: newPassword })
