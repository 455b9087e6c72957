// Generated from contract/ by scripts/generate. Do not edit.
import { resourceTypeWords } from '../words/ResourceType.ts'
import { resourcePriceTypeWords } from '../words/ResourcePriceType.ts'
import { resourceStatusWords } from '../words/ResourceStatus.ts'
import { resourceOwnerActionWords } from '../words/ResourceOwnerAction.ts'

export const id = { title: "资源标识", kind: "text" } as const
export const title = { title: "资源名称", kind: "text" } as const
export const resourceType = { title: "资源类型", kind: "choice", words: resourceTypeWords } as const
export const categoryName = { title: "资源分类", kind: "text" } as const
export const enId = { title: "发布企业标识", kind: "text" } as const
export const enName = { title: "发布企业", kind: "text" } as const
export const priceType = { title: "报价方式", kind: "choice", words: resourcePriceTypeWords } as const
export const priceMin = { title: "报价下限", kind: "number", unit: "万元" } as const
export const priceMax = { title: "报价上限", kind: "number", unit: "万元" } as const
export const validUntil = { title: "有效期", kind: "date" } as const
export const status = { title: "资源状态", kind: "choice", words: resourceStatusWords } as const
export const pendingChange = { title: "有修改待审核", kind: "choice" } as const
export const auditRemark = { title: "审核意见", kind: "text" } as const
export const publishTime = { title: "发布时间", kind: "text" } as const
export const updateTime = { title: "更新时间", kind: "text" } as const
export const viewCount = { title: "浏览数", kind: "integer" } as const
export const favoriteCount = { title: "收藏数", kind: "integer" } as const
export const dockingCount = { title: "对接数", kind: "integer" } as const
export const pendingDockingCount = { title: "待响应的对接数", kind: "integer" } as const
export const avgScore = { title: "平均评分", kind: "number", nullBelow: { evaluationCount: 3 } } as const
export const actions = { title: "可用操作", kind: "choice", maxItems: 9, words: resourceOwnerActionWords } as const
