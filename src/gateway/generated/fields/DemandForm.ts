// Generated from contract/ by scripts/generate. Do not edit.
import { demandTypeWords } from '../words/DemandType.ts'
import { demandBudgetTypeWords } from '../words/DemandBudgetType.ts'
import { demandCooperationModeWords } from '../words/DemandCooperationMode.ts'
import { supplyCycleWords } from '../words/SupplyCycle.ts'

export const id = { title: "需求标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$" } as const
export const submit = { title: "是否提交审核", kind: "choice", required: true } as const
export const enId = { title: "发布企业", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", required: true } as const
export const title = { title: "需求名称", kind: "text", minLength: 5, maxLength: 50, required: true } as const
export const demandType = { title: "需求类型", kind: "choice", required: true, words: demandTypeWords } as const
export const categoryId = { title: "需求分类", kind: "text", ask: "请选择#", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", requiredOnSubmit: true } as const
export const industryCode = { title: "所属行业", kind: "text", ask: "请选择#", minLength: 2, maxLength: 2, pattern: "^\\d{2}$", requiredOnSubmit: true } as const
export const fieldArea = { title: "技术领域", kind: "list", ask: "请选择#", minItems: 0, maxItems: 3, requiredWhen: [{ demandType: ["TECH"] }] } as const
export const keywords = { title: "关键词", kind: "list", minItems: 0, maxItems: 10, items: { title: "每个关键词", kind: "text", minLength: 1, maxLength: 10 } } as const
export const background = { title: "需求背景", kind: "text", minLength: 0, maxLength: 500 } as const
export const description = { title: "需求描述", kind: "text", minLength: 20, maxLength: 2000, requiredOnSubmit: true } as const
export const targetIndicator = { title: "期望指标与交付要求", kind: "text", minLength: 0, maxLength: 1000 } as const
export const budgetType = { title: "预算方式", kind: "choice", requiredOnSubmit: true, words: demandBudgetTypeWords } as const
export const budgetMin = { title: "预算下限", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99, requiredWhen: [{ budgetType: ["RANGE"] }] } as const
export const budgetMax = { title: "预算上限", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99, notBelow: ["budgetMin"], requiredWhen: [{ budgetType: ["RANGE"] }] } as const
export const quantity = { title: "数量", kind: "number", minimum: 0.01, maximum: 999999999.99, requiredWhen: [{ demandType: ["PRODUCT"] }] } as const
export const unit = { title: "数量单位", kind: "text", minLength: 1, maxLength: 10, requiredWhen: [{ demandType: ["PRODUCT"] }] } as const
export const cooperationMode = { title: "合作方式", kind: "choice", minItems: 1, maxItems: 9, requiredOnSubmit: true, words: demandCooperationModeWords } as const
export const deliveryCycle = { title: "期望周期", kind: "choice", words: supplyCycleWords } as const
export const deadline = { title: "截止日期", kind: "date", minLength: 10, maxLength: 10, ahead: { minimum: 1, maximum: 365 }, requiredOnSubmit: true } as const
export const expectRegion = { title: "期望地区", kind: "list", ask: "请选择#", minItems: 0, maxItems: 50 } as const
export const providerRequire = { title: "对服务方的要求", kind: "text", minLength: 0, maxLength: 500 } as const
export const cover = { title: "封面", kind: "text", ask: "请上传#", minLength: 1, maxLength: 500, pattern: "^(/([^/\\\\\\s]\\S*)?|https?://[^/\\s]\\S*)$", file: [{ extensions: ["jpg", "jpeg", "png", "webp"], maxMegabytes: 5 }] } as const
export const attachments = { title: "附件", kind: "rows", ask: "请上传#", minItems: 0, maxItems: 5, file: [{ extensions: ["pdf", "doc", "docx", "xls", "xlsx", "ppt", "pptx", "zip"], maxMegabytes: 20 }] } as const
export const hideEnName = { title: "是否匿名发布", kind: "choice" } as const
export const contactName = { title: "联系人", kind: "text", minLength: 2, maxLength: 20, requiredOnSubmit: true } as const
export const contactTel = { title: "联系电话", kind: "text", mismatch: "请输入正确的手机号或固定电话", minLength: 7, maxLength: 20, pattern: "^(1[3-9]\\d{9}|(0\\d{2,3}-?)?\\d{7,8}(-\\d{1,6})?)$", requiredOnSubmit: true } as const
export const contactWay = { title: "其他联系方式", kind: "text", minLength: 1, maxLength: 50 } as const
export const agree = { title: "真实性承诺", kind: "choice", ask: "请先阅读并同意信息发布承诺", requiredOnSubmit: true } as const

/** 发布需求。 */
export const demandFormFields = { id, submit, enId, title, demandType, categoryId, industryCode, fieldArea, keywords, background, description, targetIndicator, budgetType, budgetMin, budgetMax, quantity, unit, cooperationMode, deliveryCycle, deadline, expectRegion, providerRequire, cover, attachments, hideEnName, contactName, contactTel, contactWay, agree } as const
