// Generated from contract/ by scripts/generate. Do not edit.
import { supplyCycleWords } from '../words/SupplyCycle.ts'

export const resourceId = { title: "资源标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", required: true } as const
export const enId = { title: "发起企业标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", required: true } as const
export const title = { title: "对接标题", kind: "text", minLength: 5, maxLength: 50, required: true } as const
export const content = { title: "用途与要求", kind: "text", minLength: 10, maxLength: 500, required: true } as const
export const planPrice = { title: "意向价格", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const
export const planCycle = { title: "计划周期", kind: "choice", words: supplyCycleWords } as const
export const attachments = { title: "附件", kind: "rows", ask: "请上传#", minItems: 0, maxItems: 3, file: [{ extensions: ["pdf", "doc", "docx", "xls", "xlsx", "ppt", "pptx", "zip"], maxMegabytes: 20 }] } as const
export const contactName = { title: "联系人", kind: "text", minLength: 2, maxLength: 20, required: true } as const
export const contactTel = { title: "联系电话", kind: "text", mismatch: "请输入正确的手机号或固定电话", minLength: 7, maxLength: 20, pattern: "^(1[3-9]\\d{9}|(0\\d{2,3}-?)?\\d{7,8}(-\\d{1,6})?)$", required: true } as const
export const agree = { title: "真实性承诺", kind: "choice", ask: "请先阅读并同意真实性承诺", required: true } as const

/** 对接资源。 */
export const resourceDockingFormFields = { resourceId, enId, title, content, planPrice, planCycle, attachments, contactName, contactTel, agree } as const
