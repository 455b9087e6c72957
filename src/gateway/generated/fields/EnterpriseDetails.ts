// Generated from contract/ by scripts/generate. Do not edit.
import { faStatusWords } from '../words/FaStatus.ts'
import { bindAuditWords } from '../words/BindAudit.ts'

export const id = { title: "绑定标识", kind: "text" } as const
export const enId = { title: "企业标识", kind: "text" } as const
export const rowkey = { title: "企业库行键", kind: "text" } as const
export const name = { title: "企业名称", kind: "text" } as const
export const faStatus = { title: "服务商状态", kind: "choice", words: faStatusWords } as const
export const bindAudit = { title: "绑定审核状态", kind: "choice", words: bindAuditWords } as const
export const auditRemark = { title: "绑定审核意见", kind: "text" } as const
export const bindTime = { title: "绑定时间", kind: "text" } as const
export const completion = { title: "资料完整度", kind: "text" } as const
export const basicDTO = { title: "基本信息", kind: "object" } as const
export const personnelDTO = { title: "人员信息", kind: "object" } as const
export const managementDTO = { title: "经营信息", kind: "object" } as const
export const intellectualDTO = { title: "知识产权信息", kind: "object" } as const
export const projectDTO = { title: "项目信息", kind: "object" } as const
export const carrierDTO = { title: "载体信息", kind: "object" } as const
export const updateTime = { title: "资料更新时间", kind: "text" } as const
