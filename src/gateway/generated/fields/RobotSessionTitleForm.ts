// Generated from contract/ by scripts/generate. Do not edit.

export const sessionId = { title: "会话标识", kind: "text", minLength: 8, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", required: true } as const
export const title = { title: "会话名称", kind: "text", minLength: 1, maxLength: 50, required: true } as const

/** 会话改名。 */
export const robotSessionTitleFormFields = { sessionId, title } as const
