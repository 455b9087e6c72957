// Generated from contract/ by scripts/generate. Do not edit.

export const qrId = { title: "标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", required: true } as const

/** 第三方扫码登录换取令牌表单。 */
export const zzTokenFormFields = { qrId } as const
