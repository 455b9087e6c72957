// Generated from contract/ by scripts/generate. Do not edit.
import { investmentFavoriteTargetWords } from '../words/InvestmentFavoriteTarget.ts'

export const id = { title: "收藏标识", kind: "text" } as const
export const targetType = { title: "载体收藏对象类型", kind: "choice", words: investmentFavoriteTargetWords } as const
export const targetId = { title: "载体标识", kind: "text" } as const
export const title = { title: "名称", kind: "text" } as const
export const summary = { title: "摘要", kind: "text" } as const
export const cover = { title: "封面", kind: "text" } as const
export const invalid = { title: "是否已失效", kind: "choice" } as const
export const createTime = { title: "收藏时间", kind: "text" } as const
