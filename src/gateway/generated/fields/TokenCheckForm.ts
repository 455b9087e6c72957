// Generated from contract/ by scripts/generate. Do not edit.

export const token = { title: "访问令牌", kind: "text", minLength: 1, maxLength: 2048, required: true } as const

/** 令牌检查表单。 */
export const tokenCheckFormFields = { token } as const
