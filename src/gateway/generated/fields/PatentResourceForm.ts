// Generated from contract/ by scripts/generate. Do not edit.
import { resourceOwnerTypeWords } from '../words/ResourceOwnerType.ts'
import { resourcePriceTypeWords } from '../words/ResourcePriceType.ts'
import { patentTypeWords } from '../words/PatentType.ts'
import { patentLegalStatusWords } from '../words/PatentLegalStatus.ts'
import { patentTradeModeWords } from '../words/PatentTradeMode.ts'

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
export const patentNo = { title: "专利号或申请号", kind: "text", minLength: 9, maxLength: 20, pattern: "^((ZL)?\\d{12}\\.?[\\dX]|PCT/[A-Z]{2}\\d{4}/\\d{6}|\\d{4}SR\\d{7}|BS\\.?\\d{8,10}(\\.[\\dX])?|CNA\\d{8,11}(\\.\\d)?)$", requiredOnSubmit: true } as const
export const patentType = { title: "专利类型", kind: "choice", requiredOnSubmit: true, words: patentTypeWords } as const
export const legalStatus = { title: "法律状态", kind: "choice", requiredOnSubmit: true, words: patentLegalStatusWords } as const
export const applyDate = { title: "申请日", kind: "date", minLength: 10, maxLength: 10, requiredOnSubmit: true } as const
export const grantDate = { title: "授权日", kind: "date", minLength: 10, maxLength: 10, notBelow: ["applyDate"] } as const
export const expireDate = { title: "届满日", kind: "date", minLength: 10, maxLength: 10, notBelow: ["grantDate", "applyDate"] } as const
export const patentee = { title: "权利人", kind: "text", minLength: 1, maxLength: 100, requiredOnSubmit: true } as const
export const inventor = { title: "发明人", kind: "text", minLength: 1, maxLength: 100 } as const
export const tradeMode = { title: "交易方式", kind: "choice", minItems: 1, maxItems: 7, requiredOnSubmit: true, words: patentTradeModeWords } as const
export const annualFeePaid = { title: "年费是否已缴", kind: "choice" } as const
export const pledged = { title: "是否质押", kind: "choice" } as const
export const contactName = { title: "联系人", kind: "text", minLength: 2, maxLength: 20, requiredOnSubmit: true } as const
export const contactTel = { title: "联系电话", kind: "text", mismatch: "请输入正确的手机号或固定电话", minLength: 7, maxLength: 20, pattern: "^(1[3-9]\\d{9}|(0\\d{2,3}-?)?\\d{7,8}(-\\d{1,6})?)$", requiredOnSubmit: true } as const
export const contactWay = { title: "其他联系方式", kind: "text", minLength: 1, maxLength: 50 } as const
export const agree = { title: "真实性承诺", kind: "choice", ask: "请先阅读并同意信息发布承诺", requiredOnSubmit: true } as const

/** 发布专利。 */
export const patentResourceFormFields = { id, submit, enId, title, categoryId, industryCode, fieldArea, keywords, summary, description, cover, images, attachments, ownerType, ownerName, region, priceType, priceMin, priceMax, validUntil, patentNo, patentType, legalStatus, applyDate, grantDate, expireDate, patentee, inventor, tradeMode, annualFeePaid, pledged, contactName, contactTel, contactWay, agree } as const
