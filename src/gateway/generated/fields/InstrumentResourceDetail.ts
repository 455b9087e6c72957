// Generated from contract/ by scripts/generate. Do not edit.
import { instrumentResourceDetailResourceTypeWords } from '../words/InstrumentResourceDetail.ts'
import { resourceOwnerTypeWords } from '../words/ResourceOwnerType.ts'
import { resourcePriceTypeWords } from '../words/ResourcePriceType.ts'
import { instrumentClassWords } from '../words/InstrumentClass.ts'
import { instrumentQualificationWords } from '../words/InstrumentQualification.ts'
import { shownResourceStatusWords } from '../words/ShownResourceStatus.ts'

export const id = { title: "资源标识", kind: "text" } as const
export const title = { title: "资源名称", kind: "text" } as const
export const resourceType = { title: "资源类型", kind: "choice", words: instrumentResourceDetailResourceTypeWords } as const
export const categoryId = { title: "分类标识", kind: "text" } as const
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
export const enId = { title: "发布企业标识", kind: "text" } as const
export const region = { title: "所在县区", kind: "text" } as const
export const priceType = { title: "报价方式", kind: "choice", words: resourcePriceTypeWords } as const
export const priceMin = { title: "报价下限", kind: "number", unit: "万元" } as const
export const priceMax = { title: "报价上限", kind: "number", unit: "万元" } as const
export const validUntil = { title: "有效期", kind: "date" } as const
export const instrumentModel = { title: "仪器型号", kind: "text" } as const
export const brand = { title: "品牌", kind: "text" } as const
export const manufacturer = { title: "生产厂商", kind: "text" } as const
export const origin = { title: "产地", kind: "text" } as const
export const assetNo = { title: "资产编号", kind: "text" } as const
export const buyDate = { title: "购置日期", kind: "date" } as const
export const originalValue = { title: "原值", kind: "number", unit: "万元" } as const
export const instrumentClass = { title: "仪器分类", kind: "choice", words: instrumentClassWords } as const
export const techIndicator = { title: "主要技术指标与功能", kind: "text" } as const
export const serviceItems = { title: "服务项目", kind: "rows", maxItems: 20 } as const
export const qualification = { title: "检测资质", kind: "choice", maxItems: 4, words: instrumentQualificationWords } as const
export const openTime = { title: "每日开放时间", kind: "text" } as const
export const weekdays = { title: "开放的星期", kind: "list", maxItems: 7 } as const
export const bookAheadDays = { title: "提前预约天数", kind: "integer" } as const
export const address = { title: "安放地点", kind: "text" } as const
export const operator = { title: "机组人员", kind: "text" } as const
export const couponEnabled = { title: "是否支持科技创新券", kind: "choice" } as const
export const contactMasked = { title: "脱敏的联系方式", kind: "object" } as const
export const contact = { title: "联系方式", kind: "object" } as const
export const status = { title: "公开资源的状态", kind: "choice", words: shownResourceStatusWords } as const
export const publishTime = { title: "发布时间", kind: "text" } as const
export const updateTime = { title: "更新时间", kind: "text" } as const
export const viewCount = { title: "浏览数", kind: "integer" } as const
export const dockingCount = { title: "对接数", kind: "integer" } as const
export const favoriteCount = { title: "收藏数", kind: "integer" } as const
export const avgScore = { title: "平均评分", kind: "number", nullBelow: { evaluationCount: 3 } } as const
export const evaluationCount = { title: "评价数", kind: "integer" } as const
export const favorited = { title: "是否已收藏", kind: "choice" } as const
export const own = { title: "是否本企业发布", kind: "choice" } as const
export const myDocking = { title: "我的对接", kind: "object" } as const
