// Generated from contract/ by scripts/generate. Do not edit.
import { facilitatorFavoriteTargetTypeWords } from '../words/FacilitatorFavorite.ts'

export const id = { title: "收藏标识", kind: "text" } as const
export const targetType = { title: "收藏对象类型", kind: "choice", words: facilitatorFavoriteTargetTypeWords } as const
export const targetId = { title: "服务商标识", kind: "text" } as const
export const title = { title: "服务商名称", kind: "text" } as const
export const summary = { title: "一句话介绍", kind: "text" } as const
export const logo = { title: "标志", kind: "text" } as const
export const invalid = { title: "是否已失效", kind: "choice" } as const
export const createTime = { title: "收藏时间", kind: "text" } as const
