// Generated from contract/ by scripts/generate. Do not edit.
import { toolFormCodeWords } from '../words/ToolFormCode.ts'
import { toolRuleChangeKindWords } from '../words/ToolRuleChange.ts'

export const formCode = { title: "评分表", kind: "choice", words: toolFormCodeWords } as const
export const topic = { title: "主题", kind: "text" } as const
export const before = { title: "原来的要求", kind: "text" } as const
export const after = { title: "现在的要求", kind: "text" } as const
export const kind = { title: "变化", kind: "choice", words: toolRuleChangeKindWords } as const
export const items = { title: "涉及的单项", kind: "list", maxItems: 20 } as const
