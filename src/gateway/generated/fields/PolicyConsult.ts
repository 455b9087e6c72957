// Generated from contract/ by scripts/generate. Do not edit.
import { policyConsultStatusWords } from '../words/PolicyConsult.ts'

export const id = { title: "咨询标识", kind: "text" } as const
export const statusDesc = { title: "状态（文字）", kind: "text" } as const
export const replyDays = { title: "承诺答复时限", kind: "integer", unit: "工作日" } as const
export const status = { title: "状态", kind: "choice", words: policyConsultStatusWords } as const
export const replyDept = { title: "答复部门", kind: "text" } as const
