// Generated from contract/ by scripts/generate. Do not edit.
import { achievementResourceOwnDetailResourceTypeWords } from '../words/AchievementResourceOwnDetail.ts'
import { resourceOwnerTypeWords } from '../words/ResourceOwnerType.ts'
import { resourcePriceTypeWords } from '../words/ResourcePriceType.ts'
import { achievementKindWords } from '../words/AchievementKind.ts'
import { achievementMaturityWords } from '../words/AchievementMaturity.ts'
import { achievementLevelWords } from '../words/AchievementLevel.ts'
import { achievementTransferModeWords } from '../words/AchievementTransferMode.ts'
import { achievementIpStatusWords } from '../words/AchievementIpStatus.ts'
import { resourceStatusWords } from '../words/ResourceStatus.ts'
import { resourceOwnerActionWords } from '../words/ResourceOwnerAction.ts'

export const id = { title: "资源标识", kind: "text" } as const
export const enId = { title: "发布企业标识", kind: "text" } as const
export const enName = { title: "发布企业", kind: "text" } as const
export const title = { title: "资源名称", kind: "text" } as const
export const resourceType = { title: "资源类型", kind: "choice", words: achievementResourceOwnDetailResourceTypeWords } as const
export const categoryId = { title: "资源分类", kind: "text" } as const
export const categoryName = { title: "资源分类", kind: "text" } as const
export const industryCode = { title: "所属行业", kind: "text" } as const
export const fieldArea = { title: "技术领域", kind: "list", maxItems: 3 } as const
export const keywords = { title: "关键词", kind: "list", maxItems: 10 } as const
export const summary = { title: "简介", kind: "text" } as const
export const description = { title: "详细介绍", kind: "text" } as const
export const cover = { title: "封面", kind: "text" } as const
export const images = { title: "图片", kind: "rows", maxItems: 9 } as const
export const attachments = { title: "附件", kind: "rows", maxItems: 5 } as const
export const ownerType = { title: "持有方类型", kind: "choice", words: resourceOwnerTypeWords } as const
export const ownerName = { title: "持有方名称", kind: "text" } as const
export const region = { title: "所在县区", kind: "text" } as const
export const priceType = { title: "报价方式", kind: "choice", words: resourcePriceTypeWords } as const
export const priceMin = { title: "报价下限", kind: "number", unit: "万元" } as const
export const priceMax = { title: "报价上限", kind: "number", unit: "万元" } as const
export const validUntil = { title: "有效期", kind: "date" } as const
export const achievementYear = { title: "成果年份", kind: "integer" } as const
export const achievementForm = { title: "成果形式", kind: "choice", words: achievementKindWords } as const
export const maturity = { title: "成果成熟度", kind: "choice", words: achievementMaturityWords } as const
export const trl = { title: "技术就绪水平（TRL）", kind: "integer" } as const
export const level = { title: "技术水平", kind: "choice", words: achievementLevelWords } as const
export const transferMode = { title: "转化方式", kind: "choice", maxItems: 5, words: achievementTransferModeWords } as const
export const ipStatus = { title: "知识产权状况", kind: "choice", words: achievementIpStatusWords } as const
export const patentNos = { title: "专利号", kind: "list", maxItems: 20 } as const
export const evaluation = { title: "评价与鉴定", kind: "text" } as const
export const evaluationFiles = { title: "评价与鉴定文件", kind: "rows", maxItems: 5 } as const
export const applicationCase = { title: "应用案例", kind: "text" } as const
export const contact = { title: "联系方式", kind: "object" } as const
export const status = { title: "资源状态", kind: "choice", words: resourceStatusWords } as const
export const pendingChange = { title: "有修改待审核", kind: "choice" } as const
export const auditRemark = { title: "审核意见", kind: "text" } as const
export const publishTime = { title: "发布时间", kind: "text" } as const
export const createTime = { title: "创建时间", kind: "text" } as const
export const updateTime = { title: "更新时间", kind: "text" } as const
export const viewCount = { title: "浏览数", kind: "integer" } as const
export const favoriteCount = { title: "收藏数", kind: "integer" } as const
export const dockingCount = { title: "对接数", kind: "integer" } as const
export const avgScore = { title: "平均评分", kind: "number", nullBelow: { evaluationCount: 3 } } as const
export const evaluationCount = { title: "评价数", kind: "integer" } as const
export const actions = { title: "可用操作", kind: "choice", maxItems: 9, words: resourceOwnerActionWords } as const
