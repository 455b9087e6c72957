// Generated from contract/ by scripts/generate. Do not edit.
/** 提问。 */
export const robotAnswerFormFields = {
  questionId: { title: "问题标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$" },
  question: { title: "问题", kind: "text", minLength: 1, maxLength: 200 },
  sessionId: { title: "会话标识", kind: "text", minLength: 8, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", required: true },
  enId: { title: "企业标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$" },
} as const
