// Generated from contract/ by scripts/generate. Do not edit.

export const telephone = { title: "联系电话", kind: "text", mismatch: "手机号格式错误", minLength: 11, maxLength: 11, pattern: "^1[3-9]\\d{9}$", required: true } as const
export const source = { title: "来源", kind: "choice", required: true } as const
export const type = { title: "问题类型", kind: "text", ask: "请选择#", minLength: 1, maxLength: 50, required: true } as const
export const description = { title: "反馈内容", kind: "text", minLength: 1, maxLength: 200, required: true } as const

/** 问题反馈。 */
export const feedbackFormFields = { telephone, source, type, description } as const
