// Generated from contract/ by scripts/generate. Do not edit.
import { loginTypeWords } from '../words/LoginType.ts'

export const username = { title: "用户名", kind: "text", minLength: 1, maxLength: 50, required: true } as const
export const password = { title: "密码", kind: "text", minLength: 1, maxLength: 1024, required: true } as const
export const captchaCode = { title: "图形验证码", kind: "text", ask: "请输入图形验证码中的字符", minLength: 1, maxLength: 20, required: true } as const
export const captchaCodeId = { title: "标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", required: true } as const
export const loginType = { title: "登录类型", kind: "choice", words: loginTypeWords } as const

export const loginFormQuota = { failures: { title: "锁定之前连续失败的登录", most: 5 } } as const

export const loginFormTerms = { locked: { title: "登录锁定", seconds: 900 } } as const

/** 密码登录表单。 */
export const loginFormFields = { username, password, captchaCode, captchaCodeId, loginType } as const
