// Generated from contract/ by scripts/generate. Do not edit.
import { faStatusWords } from '../words/FaStatus.ts'

export const enId = { title: "企业标识", kind: "text" } as const
export const faStatus = { title: "服务商状态", kind: "choice", words: faStatusWords } as const
export const pendingChange = { title: "是否有待审核的变更", kind: "choice" } as const
export const submitTime = { title: "提交时间", kind: "text" } as const
