// Generated from contract/ by scripts/generate. Do not edit.

export const questionId = { title: "问题标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$" } as const
export const question = { title: "问题", kind: "text", minLength: 1, maxLength: 200 } as const
export const sessionId = { title: "会话标识", kind: "text", minLength: 8, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", required: true } as const
export const turnId = { title: "提问标识", kind: "text", minLength: 8, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$" } as const
export const policyId = { title: "所问的政策", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$" } as const
export const clause = { title: "所问的条款", kind: "text", minLength: 1, maxLength: 50 } as const
export const enId = { title: "企业标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$" } as const

/** 提问。 */
export const robotAnswerFormFields = { questionId, question, sessionId, turnId, policyId, clause, enId } as const
