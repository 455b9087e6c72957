// Generated from contract/ by scripts/generate. Do not edit.
import { toolCodeWords } from '../words/ToolCode.ts'
import { toolFormCodeWords } from '../words/ToolFormCode.ts'
import { toolVerdictWords } from '../words/ToolVerdict.ts'

export const id = { title: "结果标识", kind: "text" } as const
export const toolCode = { title: "政策工具", kind: "choice", words: toolCodeWords } as const
export const formCode = { title: "评分表", kind: "choice", words: toolFormCodeWords } as const
export const ruleVersion = { title: "规则版本", kind: "text" } as const
export const effectiveFrom = { title: "规则施行日期", kind: "date" } as const
export const effectiveTo = { title: "规则失效日期", kind: "date" } as const
export const supersededBy = { title: "替代的规则版本", kind: "text" } as const
export const official = { title: "是否依官方标准", kind: "choice" } as const
export const sources = { title: "规则来源", kind: "rows", maxItems: 10 } as const
export const enName = { title: "企业名称", kind: "text" } as const
export const inputYear = { title: "数据年度", kind: "integer" } as const
export const inputs = { title: "所填内容", kind: "rows", maxItems: 60 } as const
export const groups = { title: "分组", kind: "rows", maxItems: 20 } as const
export const items = { title: "单项", kind: "rows", maxItems: 60 } as const
export const total = { title: "总分", kind: "number" } as const
export const totalLow = { title: "最低总分", kind: "number" } as const
export const totalHigh = { title: "最高总分", kind: "number" } as const
export const passLine = { title: "合格分数线", kind: "number" } as const
export const scale = { title: "划型结果", kind: "object" } as const
export const rdDeduction = { title: "加计扣除测算结果", kind: "object" } as const
export const cloud = { title: "星级上云自测结果", kind: "object" } as const
export const verdict = { title: "结论", kind: "choice", words: toolVerdictWords } as const
export const verdictText = { title: "结论说明", kind: "text" } as const
export const reminders = { title: "提醒", kind: "list", maxItems: 10 } as const
export const nextActions = { title: "下一步", kind: "rows", maxItems: 5 } as const
export const disclaimer = { title: "声明", kind: "text" } as const
export const createTime = { title: "测算时间", kind: "text" } as const
