// Generated from contract/ by scripts/generate. Do not edit.
import { demandFavoriteTargetTypeWords } from '../words/DemandFavorite.ts'
import { demandTypeWords } from '../words/DemandType.ts'
import { demandBudgetTypeWords } from '../words/DemandBudgetType.ts'
import { demandStatusWords } from '../words/DemandStatus.ts'

export const id = { title: "收藏标识", kind: "text" } as const
export const targetType = { title: "收藏对象类型", kind: "choice", words: demandFavoriteTargetTypeWords } as const
export const targetId = { title: "需求标识", kind: "text" } as const
export const title = { title: "需求名称", kind: "text" } as const
export const summary = { title: "摘要", kind: "text" } as const
export const demandType = { title: "需求类型", kind: "choice", words: demandTypeWords } as const
export const enName = { title: "发布企业", kind: "text" } as const
export const budgetType = { title: "预算方式", kind: "choice", words: demandBudgetTypeWords } as const
export const budgetMin = { title: "预算下限", kind: "number", unit: "万元" } as const
export const budgetMax = { title: "预算上限", kind: "number", unit: "万元" } as const
export const deadline = { title: "截止日期", kind: "date" } as const
export const status = { title: "需求状态", kind: "choice", words: demandStatusWords } as const
export const invalid = { title: "是否已失效", kind: "choice" } as const
export const createTime = { title: "收藏时间", kind: "text" } as const
