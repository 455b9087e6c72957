// Generated from contract/ by scripts/generate. Do not edit.
import { declareStatusWords } from '../words/DeclareStatus.ts'

export const time = { title: "时间", kind: "text" } as const
export const actor = { title: "操作方", kind: "text" } as const
export const status = { title: "办理状态", kind: "choice", words: declareStatusWords } as const
export const remark = { title: "说明", kind: "text" } as const
