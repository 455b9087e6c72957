// Generated from contract/ by scripts/generate. Do not edit.

export const sessionId = { title: "会话标识", kind: "text", minLength: 8, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", required: true } as const

/** 会话转入账号。 */
export const robotSessionClaimFormFields = { sessionId } as const
