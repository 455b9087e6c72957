// Generated from contract/ by scripts/generate. Do not edit.
import { policyLevelWords } from '../words/PolicyLevel.ts'
import { policyDeclarationChannelWords } from '../words/PolicyDeclaration.ts'

export const id = { title: "申报标识", kind: "text" } as const
export const policyId = { title: "政策标识", kind: "text" } as const
export const policyTitle = { title: "政策标题", kind: "text" } as const
export const batchName = { title: "批次名称", kind: "text" } as const
export const department = { title: "受理部门", kind: "text" } as const
export const level = { title: "政策层级", kind: "choice", words: policyLevelWords } as const
export const levelDesc = { title: "政策层级（文字）", kind: "text" } as const
export const start = { title: "开始日期", kind: "date" } as const
export const end = { title: "截止日期", kind: "date" } as const
export const remainDays = { title: "剩余天数", kind: "integer" } as const
export const channel = { title: "申报渠道", kind: "choice", words: policyDeclarationChannelWords } as const
export const channelDesc = { title: "申报渠道（文字）", kind: "text" } as const
export const declareUrl = { title: "申报入口", kind: "text" } as const
export const quota = { title: "名额", kind: "integer", unit: "家" } as const
export const amountText = { title: "支持金额（文字）", kind: "text" } as const
export const declarationTag = { title: "申报角标", kind: "object" } as const
