// Generated from contract/ by scripts/generate. Do not edit.
import { faStatusWords } from '../words/FaStatus.ts'

export const facilitatorId = { title: "服务商标识", kind: "text" } as const
export const enId = { title: "企业标识", kind: "text" } as const
export const name = { title: "企业名称", kind: "text" } as const
export const faStatus = { title: "服务商状态", kind: "choice", words: faStatusWords } as const
export const auditRemark = { title: "审核意见", kind: "text" } as const
export const submitTime = { title: "最近提交时间", kind: "text" } as const
export const auditTime = { title: "最近审核时间", kind: "text" } as const
export const validUntil = { title: "入驻有效期至", kind: "date" } as const
export const pendingChange = { title: "是否有待审核的变更", kind: "choice" } as const
export const resume = { title: "服务商资料", kind: "object" } as const
export const shownResume = { title: "公开的资料", kind: "object" } as const
