// Generated from contract/ by scripts/generate. Do not edit.
import { policyCorrectionRequestTargetTypeWords } from '../words/PolicyCorrectionRequest.ts'
import { policyCorrectionRequestErrorTypeWords } from '../words/PolicyCorrectionRequest.ts'

export const targetType = { title: "纠错对象类型", kind: "choice", required: true, words: policyCorrectionRequestTargetTypeWords } as const
export const targetId = { title: "纠错对象标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", required: true } as const
export const fieldOrClause = { title: "出错位置", kind: "text", minLength: 0, maxLength: 100 } as const
export const errorType = { title: "错误类型", kind: "choice", required: true, words: policyCorrectionRequestErrorTypeWords } as const
export const content = { title: "说明", kind: "text", ask: "请说明哪里有错", minLength: 5, maxLength: 200, required: true } as const
export const telephone = { title: "联系电话", kind: "text", mismatch: "手机号格式错误", minLength: 11, maxLength: 11, pattern: "^1[3-9]\\d{9}$" } as const

/** 政策纠错。 */
export const policyCorrectionRequestFields = { targetType, targetId, fieldOrClause, errorType, content, telephone } as const
