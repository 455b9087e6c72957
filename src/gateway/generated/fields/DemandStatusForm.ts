// Generated from contract/ by scripts/generate. Do not edit.
import { demandActionWords } from '../words/DemandAction.ts'

export const id = { title: "需求标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", required: true } as const
export const action = { title: "需求状态操作", kind: "choice", required: true, words: demandActionWords } as const
export const deadline = { title: "新的截止日期", kind: "date", minLength: 10, maxLength: 10, ahead: { minimum: 1, maximum: 365 }, requiredWhen: [{ action: ["EXTEND"] }] } as const

/** 改变需求状态。 */
export const demandStatusFormFields = { id, action, deadline } as const
