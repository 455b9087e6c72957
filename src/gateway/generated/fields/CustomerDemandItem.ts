// Generated from contract/ by scripts/generate. Do not edit.
import { demandTypeWords } from '../words/DemandType.ts'
import { demandBudgetTypeWords } from '../words/DemandBudgetType.ts'
import { shownDemandStatusWords } from '../words/ShownDemandStatus.ts'

export const id = { title: "需求标识", kind: "text" } as const
export const title = { title: "需求名称", kind: "text" } as const
export const demandType = { title: "需求类型", kind: "choice", words: demandTypeWords } as const
export const categoryName = { title: "需求分类", kind: "text" } as const
export const fieldArea = { title: "技术领域", kind: "list", maxItems: 3 } as const
export const keywords = { title: "关键词", kind: "list", maxItems: 10 } as const
export const budgetType = { title: "预算方式", kind: "choice", words: demandBudgetTypeWords } as const
export const budgetMin = { title: "预算下限", kind: "number", unit: "万元" } as const
export const budgetMax = { title: "预算上限", kind: "number", unit: "万元" } as const
export const enName = { title: "发布企业", kind: "text" } as const
export const deadline = { title: "截止日期", kind: "date" } as const
export const remainDays = { title: "剩余天数", kind: "integer" } as const
export const status = { title: "公开需求的状态", kind: "choice", words: shownDemandStatusWords } as const
export const publishTime = { title: "发布时间", kind: "text" } as const
export const favorited = { title: "是否已收藏", kind: "choice" } as const
export const myDocking = { title: "我的对接", kind: "object" } as const
export const matchedDegree = { title: "匹配度", kind: "integer", unit: "%" } as const
export const matchReasons = { title: "匹配理由", kind: "list", maxItems: 5 } as const
