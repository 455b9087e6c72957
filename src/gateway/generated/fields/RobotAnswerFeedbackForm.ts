// Generated from contract/ by scripts/generate. Do not edit.
import { robotFeedbackReasonWords } from '../words/RobotFeedbackReason.ts'

export const answerId = { title: "回答标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", required: true } as const
export const useful = { title: "是否有用", kind: "choice", required: true } as const
export const reasons = { title: "没有用的原因", kind: "choice", minItems: 0, maxItems: 6, words: robotFeedbackReasonWords } as const
export const reason = { title: "补充说明", kind: "text", minLength: 1, maxLength: 200 } as const

/** 评价回答。 */
export const robotAnswerFeedbackFormFields = { answerId, useful, reasons, reason } as const
