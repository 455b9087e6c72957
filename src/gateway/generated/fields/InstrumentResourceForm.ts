// Generated from contract/ by scripts/generate. Do not edit.
import { resourceOwnerTypeWords } from '../words/ResourceOwnerType.ts'
import { resourcePriceTypeWords } from '../words/ResourcePriceType.ts'
import { instrumentClassWords } from '../words/InstrumentClass.ts'
import { instrumentQualificationWords } from '../words/InstrumentQualification.ts'

export const id = { title: "资源标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$" } as const
export const submit = { title: "是否提交审核", kind: "choice", required: true } as const
export const enId = { title: "发布企业", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", required: true } as const
export const title = { title: "资源名称", kind: "text", minLength: 5, maxLength: 50, required: true } as const
export const categoryId = { title: "资源分类", kind: "text", ask: "请选择#", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", requiredOnSubmit: true } as const
export const industryCode = { title: "所属行业", kind: "text", ask: "请选择#", minLength: 2, maxLength: 2, pattern: "^\\d{2}$", requiredOnSubmit: true } as const
export const fieldArea = { title: "技术领域", kind: "list", ask: "请选择#", minItems: 0, maxItems: 3 } as const
export const keywords = { title: "关键词", kind: "list", minItems: 0, maxItems: 10, items: { title: "每个关键词", kind: "text", minLength: 1, maxLength: 10 } } as const
export const summary = { title: "简介", kind: "text", minLength: 20, maxLength: 200, requiredOnSubmit: true } as const
export const description = { title: "详细介绍", kind: "text", minLength: 1, maxLength: 5000, requiredOnSubmit: true } as const
export const cover = { title: "封面", kind: "text", ask: "请上传#", minLength: 1, maxLength: 500, pattern: "^(/([^/\\\\\\s]\\S*)?|https?://[^/\\s]\\S*)$", file: [{ extensions: ["jpg", "jpeg", "png", "webp"], maxMegabytes: 5 }], requiredOnSubmit: true } as const
export const images = { title: "图片", kind: "rows", ask: "请上传#", minItems: 0, maxItems: 9, file: [{ extensions: ["jpg", "jpeg", "png", "webp"], maxMegabytes: 5 }] } as const
export const attachments = { title: "附件", kind: "rows", ask: "请上传#", minItems: 0, maxItems: 5, file: [{ extensions: ["pdf", "doc", "docx", "xls", "xlsx", "ppt", "pptx", "zip"], maxMegabytes: 20 }] } as const
export const ownerType = { title: "持有方类型", kind: "choice", requiredOnSubmit: true, words: resourceOwnerTypeWords } as const
export const ownerName = { title: "持有方名称", kind: "text", minLength: 1, maxLength: 100, requiredOnSubmit: true } as const
export const region = { title: "所在县区", kind: "text", ask: "请选择#", minLength: 6, maxLength: 6, pattern: "^\\d{6}$", requiredOnSubmit: true } as const
export const priceType = { title: "报价方式", kind: "choice", requiredOnSubmit: true, words: resourcePriceTypeWords } as const
export const priceMin = { title: "报价下限", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99, requiredWhen: [{ priceType: ["FIXED", "RANGE"] }] } as const
export const priceMax = { title: "报价上限", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99, notBelow: ["priceMin"], requiredWhen: [{ priceType: ["RANGE"] }] } as const
export const validUntil = { title: "有效期", kind: "date", minLength: 10, maxLength: 10, ahead: { minimum: 1 } } as const
export const instrumentModel = { title: "仪器型号", kind: "text", minLength: 1, maxLength: 50, requiredOnSubmit: true } as const
export const brand = { title: "品牌", kind: "text", minLength: 1, maxLength: 50 } as const
export const manufacturer = { title: "生产厂商", kind: "text", minLength: 1, maxLength: 50 } as const
export const origin = { title: "产地", kind: "text", minLength: 1, maxLength: 50 } as const
export const assetNo = { title: "资产编号", kind: "text", minLength: 1, maxLength: 50 } as const
export const buyDate = { title: "购置日期", kind: "date", minLength: 10, maxLength: 10, ahead: { maximum: 0 } } as const
export const originalValue = { title: "原值", kind: "number", unit: "万元", minimum: 0.01, maximum: 999999999.99 } as const
export const instrumentClass = { title: "仪器分类", kind: "choice", requiredOnSubmit: true, words: instrumentClassWords } as const
export const techIndicator = { title: "主要技术指标与功能", kind: "text", minLength: 1, maxLength: 2000, requiredOnSubmit: true } as const
export const serviceItems = { title: "服务项目", kind: "rows", ask: "请填写至少一个服务项目", minItems: 1, maxItems: 20, requiredOnSubmit: true } as const
export const qualification = { title: "检测资质", kind: "choice", minItems: 0, maxItems: 4, words: instrumentQualificationWords } as const
export const openTime = { title: "每日开放时间", kind: "text", ask: "请选择#", minLength: 11, maxLength: 11, pattern: "^([01]\\d|2[0-3]):[0-5]\\d-([01]\\d|2[0-3]):[0-5]\\d$", requiredOnSubmit: true } as const
export const weekdays = { title: "开放的星期", kind: "list", ask: "请选择开放日", minItems: 1, maxItems: 7, requiredOnSubmit: true } as const
export const bookAheadDays = { title: "提前预约天数", kind: "integer", minimum: 0, maximum: 30, requiredOnSubmit: true } as const
export const address = { title: "安放地点", kind: "text", minLength: 1, maxLength: 200, requiredOnSubmit: true } as const
export const operator = { title: "机组人员", kind: "text", minLength: 1, maxLength: 50 } as const
export const couponEnabled = { title: "是否支持科技创新券", kind: "choice" } as const
export const contactName = { title: "联系人", kind: "text", minLength: 2, maxLength: 20, requiredOnSubmit: true } as const
export const contactTel = { title: "联系电话", kind: "text", mismatch: "请输入正确的手机号或固定电话", minLength: 7, maxLength: 20, pattern: "^(1[3-9]\\d{9}|(0\\d{2,3}-?)?\\d{7,8}(-\\d{1,6})?)$", requiredOnSubmit: true } as const
export const contactWay = { title: "其他联系方式", kind: "text", minLength: 1, maxLength: 50 } as const
export const agree = { title: "真实性承诺", kind: "choice", ask: "请先阅读并同意信息发布承诺", requiredOnSubmit: true } as const

/** 发布仪器设备。 */
export const instrumentResourceFormFields = { id, submit, enId, title, categoryId, industryCode, fieldArea, keywords, summary, description, cover, images, attachments, ownerType, ownerName, region, priceType, priceMin, priceMax, validUntil, instrumentModel, brand, manufacturer, origin, assetNo, buyDate, originalValue, instrumentClass, techIndicator, serviceItems, qualification, openTime, weekdays, bookAheadDays, address, operator, couponEnabled, contactName, contactTel, contactWay, agree } as const
