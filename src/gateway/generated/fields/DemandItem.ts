// Generated from contract/ by scripts/generate. Do not edit.
import { demandTypeWords } from '../words/DemandType.ts'
import { demandBudgetTypeWords } from '../words/DemandBudgetType.ts'
import { shownDemandStatusWords } from '../words/ShownDemandStatus.ts'

export const id = { title: "需求标识", kind: "text" } as const
export const title = { title: "需求名称", kind: "text" } as const
export const demandType = { title: "需求类型", kind: "choice", words: demandTypeWords } as const
export const categoryId = { title: "需求分类", kind: "text" } as const
export const categoryName = { title: "需求分类", kind: "text" } as const
export const industryCode = { title: "所属行业", kind: "text" } as const
export const fieldArea = { title: "技术领域", kind: "list", maxItems: 3 } as const
export const keywords = { title: "关键词", kind: "list", maxItems: 10 } as const
export const cover = { title: "封面", kind: "text" } as const
export const budgetType = { title: "预算方式", kind: "choice", words: demandBudgetTypeWords } as const
export const budgetMin = { title: "预算下限", kind: "number", unit: "万元" } as const
export const budgetMax = { title: "预算上限", kind: "number", unit: "万元" } as const
export const expectRegion = { title: "期望地区", kind: "list", maxItems: 50 } as const
export const enName = { title: "发布企业", kind: "text" } as const
export const hideEnName = { title: "是否匿名发布", kind: "choice" } as const
export const deadline = { title: "截止日期", kind: "date" } as const
export const remainDays = { title: "剩余天数", kind: "integer" } as const
export const status = { title: "公开需求的状态", kind: "choice", words: shownDemandStatusWords } as const
export const publishTime = { title: "发布时间", kind: "text" } as const
export const viewCount = { title: "浏览数", kind: "integer" } as const
export const dockingCount = { title: "对接数", kind: "integer" } as const
