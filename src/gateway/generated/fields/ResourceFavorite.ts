// Generated from contract/ by scripts/generate. Do not edit.
import { resourceFavoriteTargetTypeWords } from '../words/ResourceFavorite.ts'
import { resourceTypeWords } from '../words/ResourceType.ts'
import { resourcePriceTypeWords } from '../words/ResourcePriceType.ts'
import { resourceStatusWords } from '../words/ResourceStatus.ts'

export const id = { title: "收藏标识", kind: "text" } as const
export const targetType = { title: "收藏对象类型", kind: "choice", words: resourceFavoriteTargetTypeWords } as const
export const targetId = { title: "资源标识", kind: "text" } as const
export const title = { title: "资源名称", kind: "text" } as const
export const summary = { title: "简介", kind: "text" } as const
export const resourceType = { title: "资源类型", kind: "choice", words: resourceTypeWords } as const
export const ownerName = { title: "持有方名称", kind: "text" } as const
export const cover = { title: "封面", kind: "text" } as const
export const priceType = { title: "报价方式", kind: "choice", words: resourcePriceTypeWords } as const
export const priceMin = { title: "报价下限", kind: "number", unit: "万元" } as const
export const priceMax = { title: "报价上限", kind: "number", unit: "万元" } as const
export const status = { title: "资源状态", kind: "choice", words: resourceStatusWords } as const
export const invalid = { title: "是否已失效", kind: "choice" } as const
export const createTime = { title: "收藏时间", kind: "text" } as const
