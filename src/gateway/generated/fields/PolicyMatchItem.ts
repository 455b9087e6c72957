// Generated from contract/ by scripts/generate. Do not edit.
import { policyLevelWords } from '../words/PolicyLevel.ts'
import { policyMatchItemUrgencyWords } from '../words/PolicyMatchItem.ts'

export const policyId = { title: "政策标识", kind: "text" } as const
export const title = { title: "政策标题", kind: "text" } as const
export const level = { title: "政策层级", kind: "choice", words: policyLevelWords } as const
export const levelDesc = { title: "政策层级（文字）", kind: "text" } as const
export const department = { title: "发文单位", kind: "text" } as const
export const matchedDegree = { title: "匹配度", kind: "integer", unit: "%" } as const
export const coverage = { title: "已核实条件占比", kind: "number", unit: "%" } as const
export const amountText = { title: "支持金额（文字）", kind: "text" } as const
export const deadline = { title: "截止日期", kind: "date" } as const
export const remainDays = { title: "剩余天数", kind: "integer" } as const
export const urgency = { title: "紧急程度", kind: "choice", words: policyMatchItemUrgencyWords } as const
export const declarationTag = { title: "申报角标", kind: "object" } as const
export const declareUrl = { title: "申报入口", kind: "text" } as const
export const favorited = { title: "是否已收藏", kind: "choice" } as const
export const conditions = { title: "逐条比对", kind: "rows", maxItems: 50 } as const
export const vetoHit = { title: "是否命中一票否决", kind: "choice" } as const
export const suggestion = { title: "建议", kind: "text" } as const

export const policyMatchItemTerms = { urgent: { title: "URGENT 的剩余天数至多", days: 7 }, soon: { title: "SOON 的剩余天数至多", days: 30 } } as const
