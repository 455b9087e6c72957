// Generated from contract/ by scripts/generate. Do not edit.
import { toolFormCodeWords } from '../words/ToolFormCode.ts'

export const title = { title: "批次", kind: "text" } as const
export const formCode = { title: "评分表", kind: "choice", words: toolFormCodeWords } as const
export const from = { title: "开始日期", kind: "date" } as const
export const to = { title: "截止日期", kind: "date" } as const
export const remark = { title: "说明", kind: "text" } as const
