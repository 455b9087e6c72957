// Generated from contract/ by scripts/generate. Do not edit.

export const answerId = { title: "回答标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", required: true } as const
export const useful = { title: "是否有用", kind: "choice", required: true } as const
export const reason = { title: "原因", kind: "text", minLength: 1, maxLength: 200 } as const

/** 评价回答。 */
export const robotAnswerFeedbackFormFields = { answerId, useful, reason } as const
