// Generated from contract/ by scripts/generate. Do not edit.
import { declareActionWords } from '../words/DeclareAction.ts'
import { declareReportedStatusWords } from '../words/DeclareReportedStatus.ts'

export const id = { title: "申报记录标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", required: true } as const
export const action = { title: "申报操作", kind: "choice", required: true, words: declareActionWords } as const
export const reported = { title: "目前进度", kind: "choice", requiredWhen: [{ action: ["REPORT"] }], words: declareReportedStatusWords } as const
export const amount = { title: "核定金额", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const
export const remark = { title: "说明", kind: "text", minLength: 1, maxLength: 200 } as const

/** 改变申报状态。 */
export const declareStatusFormFields = { id, action, reported, amount, remark } as const
