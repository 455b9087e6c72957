// Generated from contract/ by scripts/generate. Do not edit.
import { policyRemindFrequencyWords } from '../words/PolicyRemindFrequency.ts'
import { policyLevelWords } from '../words/PolicyLevel.ts'
import { policyChannelWords } from '../words/PolicyChannel.ts'

export const frequency = { title: "提醒频率", kind: "choice", words: policyRemindFrequencyWords } as const
export const quietStart = { title: "免打扰开始", kind: "text" } as const
export const quietEnd = { title: "免打扰结束", kind: "text" } as const
export const tags = { title: "订阅的标签", kind: "rows", maxItems: 30 } as const
export const departments = { title: "订阅的部门", kind: "list", maxItems: 30 } as const
export const levels = { title: "订阅的层级", kind: "choice", maxItems: 5, words: policyLevelWords } as const
export const channels = { title: "提醒渠道", kind: "choice", maxItems: 3, words: policyChannelWords } as const
export const deadlineRemind = { title: "截止前提醒", kind: "list", unit: "天", maxItems: 10 } as const
