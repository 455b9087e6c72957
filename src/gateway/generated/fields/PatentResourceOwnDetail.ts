// Generated from contract/ by scripts/generate. Do not edit.
import { patentResourceOwnDetailResourceTypeWords } from '../words/PatentResourceOwnDetail.ts'
import { resourceOwnerTypeWords } from '../words/ResourceOwnerType.ts'
import { resourcePriceTypeWords } from '../words/ResourcePriceType.ts'
import { patentTypeWords } from '../words/PatentType.ts'
import { patentLegalStatusWords } from '../words/PatentLegalStatus.ts'
import { patentTradeModeWords } from '../words/PatentTradeMode.ts'
import { resourceStatusWords } from '../words/ResourceStatus.ts'
import { resourceOwnerActionWords } from '../words/ResourceOwnerAction.ts'

export const id = { title: "资源标识", kind: "text" } as const
export const enId = { title: "发布企业标识", kind: "text" } as const
export const enName = { title: "发布企业", kind: "text" } as const
export const title = { title: "资源名称", kind: "text" } as const
export const resourceType = { title: "资源类型", kind: "choice", words: patentResourceOwnDetailResourceTypeWords } as const
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
export const patentNo = { title: "专利号或申请号", kind: "text" } as const
export const patentType = { title: "专利类型", kind: "choice", words: patentTypeWords } as const
export const legalStatus = { title: "法律状态", kind: "choice", words: patentLegalStatusWords } as const
export const applyDate = { title: "申请日", kind: "date" } as const
export const grantDate = { title: "授权日", kind: "date" } as const
export const expireDate = { title: "届满日", kind: "date" } as const
export const patentee = { title: "权利人", kind: "text" } as const
export const inventor = { title: "发明人", kind: "text" } as const
export const tradeMode = { title: "交易方式", kind: "choice", maxItems: 7, words: patentTradeModeWords } as const
export const annualFeePaid = { title: "年费是否已缴", kind: "choice" } as const
export const pledged = { title: "是否质押", kind: "choice" } as const
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
