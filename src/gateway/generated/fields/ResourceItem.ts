// Generated from contract/ by scripts/generate. Do not edit.
import { resourceTypeWords } from '../words/ResourceType.ts'
import { resourceOwnerTypeWords } from '../words/ResourceOwnerType.ts'
import { resourcePriceTypeWords } from '../words/ResourcePriceType.ts'
import { achievementMaturityWords } from '../words/AchievementMaturity.ts'
import { patentTypeWords } from '../words/PatentType.ts'
import { shownResourceStatusWords } from '../words/ShownResourceStatus.ts'

export const id = { title: "资源标识", kind: "text" } as const
export const title = { title: "资源名称", kind: "text" } as const
export const resourceType = { title: "资源类型", kind: "choice", words: resourceTypeWords } as const
export const categoryId = { title: "资源分类", kind: "text" } as const
export const categoryName = { title: "资源分类", kind: "text" } as const
export const industryCode = { title: "所属行业", kind: "text" } as const
export const fieldArea = { title: "技术领域", kind: "list", maxItems: 3 } as const
export const keywords = { title: "关键词", kind: "list", maxItems: 10 } as const
export const summary = { title: "简介", kind: "text" } as const
export const cover = { title: "封面", kind: "text" } as const
export const ownerType = { title: "持有方类型", kind: "choice", words: resourceOwnerTypeWords } as const
export const ownerName = { title: "持有方名称", kind: "text" } as const
export const region = { title: "所在县区", kind: "text" } as const
export const priceType = { title: "报价方式", kind: "choice", words: resourcePriceTypeWords } as const
export const priceMin = { title: "报价下限", kind: "number", unit: "万元" } as const
export const priceMax = { title: "报价上限", kind: "number", unit: "万元" } as const
export const maturity = { title: "成果成熟度", kind: "choice", words: achievementMaturityWords } as const
export const instrumentModel = { title: "仪器型号", kind: "text" } as const
export const patentType = { title: "专利类型", kind: "choice", words: patentTypeWords } as const
export const validUntil = { title: "有效期", kind: "date" } as const
export const status = { title: "公开资源的状态", kind: "choice", words: shownResourceStatusWords } as const
export const publishTime = { title: "发布时间", kind: "text" } as const
export const viewCount = { title: "浏览数", kind: "integer" } as const
export const dockingCount = { title: "对接数", kind: "integer" } as const
export const avgScore = { title: "平均评分", kind: "number", nullBelow: { evaluationCount: 3 } } as const
