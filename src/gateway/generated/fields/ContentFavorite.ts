// Generated from contract/ by scripts/generate. Do not edit.
import { contentFavoriteTargetWords } from '../words/ContentFavoriteTarget.ts'

export const id = { title: "收藏标识", kind: "text" } as const
export const targetType = { title: "内容收藏对象类型", kind: "choice", words: contentFavoriteTargetWords } as const
export const targetId = { title: "对象标识", kind: "text" } as const
export const title = { title: "标题", kind: "text" } as const
export const summary = { title: "摘要", kind: "text" } as const
export const cover = { title: "封面", kind: "text" } as const
export const invalid = { title: "是否已失效", kind: "choice" } as const
export const createTime = { title: "收藏时间", kind: "text" } as const
