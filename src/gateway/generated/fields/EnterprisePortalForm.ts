// Generated from contract/ by scripts/generate. Do not edit.

export const enId = { title: "标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", required: true } as const

/** 企业门户登录表单。 */
export const enterprisePortalFormFields = { enId } as const
