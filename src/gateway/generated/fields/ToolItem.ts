// Generated from contract/ by scripts/generate. Do not edit.
import { toolItemStatusWords } from '../words/ToolItemStatus.ts'

export const code = { title: "编码", kind: "text" } as const
export const name = { title: "名称", kind: "text" } as const
export const group = { title: "所属分组", kind: "text" } as const
export const requirement = { title: "要求", kind: "text" } as const
export const actualText = { title: "企业现状", kind: "text" } as const
export const unit = { title: "单位", kind: "text" } as const
export const status = { title: "单项结果", kind: "choice", words: toolItemStatusWords } as const
export const maxScore = { title: "满分", kind: "number" } as const
export const score = { title: "得分", kind: "number" } as const
export const scoreLow = { title: "最低得分", kind: "number" } as const
export const scoreHigh = { title: "最高得分", kind: "number" } as const
export const gap = { title: "差距", kind: "text" } as const
export const suggestion = { title: "建议", kind: "text" } as const
export const basis = { title: "依据", kind: "text" } as const
