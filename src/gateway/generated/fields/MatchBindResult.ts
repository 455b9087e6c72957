// Generated from contract/ by scripts/generate. Do not edit.
import { bindAuditWords } from '../words/BindAudit.ts'

export const enId = { title: "企业标识", kind: "text" } as const
export const id = { title: "绑定标识", kind: "text" } as const
export const bindAudit = { title: "绑定审核状态", kind: "choice", words: bindAuditWords } as const
