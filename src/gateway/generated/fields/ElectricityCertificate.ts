// Generated from contract/ by scripts/generate. Do not edit.
import { electricityStatusWords } from '../words/ElectricityStatus.ts'
import { electricityLevelWords } from '../words/ElectricityLevel.ts'

export const id = { title: "认定标识", kind: "text" } as const
export const enId = { title: "企业标识", kind: "text" } as const
export const enName = { title: "企业名称", kind: "text" } as const
export const wordFile = { title: "认证材料 Word", kind: "object" } as const
export const pdfFile = { title: "认证材料 PDF", kind: "object" } as const
export const status = { title: "认定状态", kind: "choice", words: electricityStatusWords } as const
export const level = { title: "认定等级", kind: "choice", words: electricityLevelWords } as const
export const certNo = { title: "证书编号", kind: "text" } as const
export const validUntil = { title: "有效期至", kind: "date" } as const
export const auditRemark = { title: "审核意见", kind: "text" } as const
export const submitTime = { title: "提交时间", kind: "text" } as const
