// Generated from contract/ by scripts/generate. Do not edit.
import { loginTypeWords } from '../words/LoginType.ts'

export const tel = { title: "手机号", kind: "text", mismatch: "请输入正确的手机号码", minLength: 1, maxLength: 50, pattern: "^[0-9+-]+$", required: true } as const
export const verifyCode = { title: "短信验证码", kind: "text", mismatch: "请输入正确的数字验证码", minLength: 1, maxLength: 20, pattern: "^\\d+$", required: true } as const
export const loginType = { title: "登录类型", kind: "choice", words: loginTypeWords } as const

/** 登录或注册表单。 */
export const loginOrRegisterFormFields = { tel, verifyCode, loginType } as const
