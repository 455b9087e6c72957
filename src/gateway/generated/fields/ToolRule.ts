// Generated from contract/ by scripts/generate. Do not edit.
import { toolCodeWords } from '../words/ToolCode.ts'

export const toolCode = { title: "政策工具", kind: "choice", words: toolCodeWords } as const
export const ruleVersion = { title: "规则版本", kind: "text" } as const
export const title = { title: "规则名称", kind: "text" } as const
export const current = { title: "是否现行", kind: "choice" } as const
export const official = { title: "是否依官方标准", kind: "choice" } as const
export const effectiveFrom = { title: "施行日期", kind: "date" } as const
export const effectiveTo = { title: "失效日期", kind: "date" } as const
export const supersededBy = { title: "替代的规则版本", kind: "text" } as const
export const sources = { title: "来源", kind: "rows", maxItems: 10 } as const
export const windows = { title: "申报窗口期", kind: "rows", maxItems: 10 } as const
export const changes = { title: "相对上一版本的变化", kind: "rows", maxItems: 60 } as const
export const note = { title: "说明", kind: "text" } as const
