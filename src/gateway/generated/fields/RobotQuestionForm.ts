// Generated from contract/ by scripts/generate. Do not edit.

export const question = { title: "问题", kind: "text", minLength: 1, maxLength: 200, required: true } as const
export const sessionId = { title: "会话标识", kind: "text", minLength: 8, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", required: true } as const

/** 输入中的问题。 */
export const robotQuestionFormFields = { question, sessionId } as const
