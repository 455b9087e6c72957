// Generated from contract/ by scripts/generate. Do not edit.

export const tel = { title: "手机号", kind: "text", mismatch: "请输入正确的手机号码", minLength: 1, maxLength: 50, pattern: "^[0-9+-]+$", required: true } as const
export const verifyCode = { title: "短信验证码", kind: "text", mismatch: "请输入正确的数字验证码", minLength: 1, maxLength: 20, pattern: "^\\d+$", required: true } as const
export const password = { title: "新密码", kind: "text", minLength: 1, maxLength: 1024, required: true } as const

/** 手机号与新密码表单。 */
export const telPasswordFormFields = { tel, verifyCode, password } as const
