// Generated from contract/ by scripts/generate. Do not edit.
import { resourceActionWords } from '../words/ResourceAction.ts'

export const id = { title: "资源标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", required: true } as const
export const action = { title: "资源状态操作", kind: "choice", required: true, words: resourceActionWords } as const
export const validUntil = { title: "新的有效期", kind: "date", minLength: 10, maxLength: 10, ahead: { minimum: 1 }, requiredWhen: [{ action: ["EXTEND"] }] } as const

/** 改变资源状态。 */
export const resourceStatusFormFields = { id, action, validUntil } as const
