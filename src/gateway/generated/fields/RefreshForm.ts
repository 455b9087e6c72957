// Generated from contract/ by scripts/generate. Do not edit.

export const refreshToken = { title: "刷新令牌", kind: "text", minLength: 1, maxLength: 2048, required: true } as const

/** 刷新令牌表单。 */
export const refreshFormFields = { refreshToken } as const
