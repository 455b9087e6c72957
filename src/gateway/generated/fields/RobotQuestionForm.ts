// Generated from contract/ by scripts/generate. Do not edit.
/** 输入中的问题。 */
export const robotQuestionFormFields = {
  question: { title: "问题", kind: "text", minLength: 1, maxLength: 200, required: true },
  sessionId: { title: "会话标识", kind: "text", minLength: 8, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", required: true },
} as const
