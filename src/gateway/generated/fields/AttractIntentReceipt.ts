// Generated from contract/ by scripts/generate. Do not edit.
import { attractIntentReceiptStatusWords } from '../words/AttractIntentReceipt.ts'

export const id = { title: "意向标识", kind: "text" } as const
export const statusDesc = { title: "状态（文字）", kind: "text" } as const
export const replyDays = { title: "承诺联系时限", kind: "integer", unit: "工作日" } as const
export const status = { title: "状态", kind: "choice", words: attractIntentReceiptStatusWords } as const
export const replyDept = { title: "承办部门", kind: "text" } as const
