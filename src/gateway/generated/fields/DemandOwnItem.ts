// Generated from contract/ by scripts/generate. Do not edit.
import { demandTypeWords } from '../words/DemandType.ts'
import { demandBudgetTypeWords } from '../words/DemandBudgetType.ts'
import { demandStatusWords } from '../words/DemandStatus.ts'
import { demandOwnerActionWords } from '../words/DemandOwnerAction.ts'

export const id = { title: "需求标识", kind: "text" } as const
export const title = { title: "需求名称", kind: "text" } as const
export const demandType = { title: "需求类型", kind: "choice", words: demandTypeWords } as const
export const categoryName = { title: "需求分类", kind: "text" } as const
export const budgetType = { title: "预算方式", kind: "choice", words: demandBudgetTypeWords } as const
export const budgetMin = { title: "预算下限", kind: "number", unit: "万元" } as const
export const budgetMax = { title: "预算上限", kind: "number", unit: "万元" } as const
export const enId = { title: "发布企业标识", kind: "text" } as const
export const enName = { title: "发布企业", kind: "text" } as const
export const deadline = { title: "截止日期", kind: "date" } as const
export const remainDays = { title: "剩余天数", kind: "integer" } as const
export const status = { title: "需求状态", kind: "choice", words: demandStatusWords } as const
export const pendingChange = { title: "有修改待审核", kind: "choice" } as const
export const auditRemark = { title: "审核意见", kind: "text" } as const
export const publishTime = { title: "发布时间", kind: "text" } as const
export const updateTime = { title: "更新时间", kind: "text" } as const
export const viewCount = { title: "浏览数", kind: "integer" } as const
export const favoriteCount = { title: "收藏数", kind: "integer" } as const
export const dockingCount = { title: "对接数", kind: "integer" } as const
export const pendingDockingCount = { title: "待响应的对接数", kind: "integer" } as const
export const actions = { title: "可用操作", kind: "choice", maxItems: 7, words: demandOwnerActionWords } as const
