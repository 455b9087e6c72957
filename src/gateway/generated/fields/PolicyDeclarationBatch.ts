// Generated from contract/ by scripts/generate. Do not edit.
import { policyDeclarationBatchChannelWords } from '../words/PolicyDeclarationBatch.ts'
import { policyDeclarationStateWords } from '../words/PolicyDeclarationState.ts'

export const id = { title: "申报标识", kind: "text" } as const
export const batchName = { title: "批次名称", kind: "text" } as const
export const start = { title: "开始日期", kind: "date" } as const
export const end = { title: "截止日期", kind: "date" } as const
export const url = { title: "申报入口", kind: "text" } as const
export const channel = { title: "申报渠道", kind: "choice", words: policyDeclarationBatchChannelWords } as const
export const channelDesc = { title: "申报渠道（文字）", kind: "text" } as const
export const quota = { title: "名额", kind: "integer", unit: "家" } as const
export const status = { title: "申报状态", kind: "choice", words: policyDeclarationStateWords } as const
export const statusDesc = { title: "申报状态（文字）", kind: "text" } as const
