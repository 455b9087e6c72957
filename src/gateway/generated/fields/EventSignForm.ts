// Generated from contract/ by scripts/generate. Do not edit.

export const eventId = { title: "活动标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", required: true } as const
export const enId = { title: "企业标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$" } as const
export const enName = { title: "单位名称", kind: "text", minLength: 1, maxLength: 100 } as const
export const name = { title: "姓名", kind: "text", minLength: 2, maxLength: 20, required: true } as const
export const mobile = { title: "手机号", kind: "text", mismatch: "手机号格式错误", minLength: 11, maxLength: 11, pattern: "^1[3-9]\\d{9}$", required: true } as const
export const position = { title: "职务", kind: "text", minLength: 1, maxLength: 20 } as const
export const attendCount = { title: "参加人数", kind: "integer", minimum: 1, maximum: 100, required: true } as const
export const diet = { title: "用餐要求", kind: "text", minLength: 1, maxLength: 50 } as const
export const question = { title: "想了解的问题", kind: "text", minLength: 1, maxLength: 200 } as const
export const extra = { title: "附加项的回答", kind: "rows", minItems: 0, maxItems: 10, required: true } as const
export const agree = { title: "同意个人信息用于本次活动", kind: "choice", ask: "请#", required: true } as const

/** 活动报名。 */
export const eventSignFormFields = { eventId, enId, enName, name, mobile, position, attendCount, diet, question, extra, agree } as const
