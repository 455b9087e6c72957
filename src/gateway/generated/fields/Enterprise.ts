// Generated from contract/ by scripts/generate. Do not edit.
import { faStatusWords } from '../words/FaStatus.ts'
import { bindAuditWords } from '../words/BindAudit.ts'

export const id = { title: "绑定标识", kind: "text" } as const
export const enId = { title: "企业标识", kind: "text" } as const
export const name = { title: "企业名称", kind: "text" } as const
export const faStatus = { title: "服务商状态", kind: "choice", words: faStatusWords } as const
export const bindAudit = { title: "绑定审核状态", kind: "choice", words: bindAuditWords } as const

export const enterpriseQuota = { bound: { title: "一位会员绑定的企业", most: 50 } } as const
