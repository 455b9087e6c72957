// Generated from contract/ by scripts/generate. Do not edit.
import { policyFavoriteTargetTypeWords } from '../words/PolicyFavorite.ts'

export const id = { title: "收藏标识", kind: "text" } as const
export const targetType = { title: "收藏对象类型", kind: "choice", words: policyFavoriteTargetTypeWords } as const
export const targetId = { title: "政策标识", kind: "text" } as const
export const title = { title: "政策标题", kind: "text" } as const
export const summary = { title: "摘要", kind: "text" } as const
export const department = { title: "发文单位", kind: "text" } as const
export const publishTime = { title: "发布时间", kind: "text" } as const
export const declarationTag = { title: "申报角标", kind: "object" } as const
export const invalid = { title: "是否已失效", kind: "choice" } as const
export const createTime = { title: "收藏时间", kind: "text" } as const
