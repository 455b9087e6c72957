// Generated from contract/ by scripts/generate. Do not edit.
import { toolCodeWords } from '../words/ToolCode.ts'
import { toolFormCodeWords } from '../words/ToolFormCode.ts'
import { toolVerdictWords } from '../words/ToolVerdict.ts'

export const id = { title: "结果标识", kind: "text" } as const
export const toolCode = { title: "政策工具", kind: "choice", words: toolCodeWords } as const
export const formCode = { title: "评分表", kind: "choice", words: toolFormCodeWords } as const
export const ruleVersion = { title: "规则版本", kind: "text" } as const
export const outdated = { title: "规则是否已被替代", kind: "choice" } as const
export const enId = { title: "企业标识", kind: "text" } as const
export const enName = { title: "企业名称", kind: "text" } as const
export const inputYear = { title: "年度", kind: "integer" } as const
export const verdict = { title: "结论", kind: "choice", words: toolVerdictWords } as const
export const verdictText = { title: "结论说明", kind: "text" } as const
export const total = { title: "总分", kind: "number" } as const
export const createTime = { title: "测算时间", kind: "text" } as const
