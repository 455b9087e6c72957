// Generated from contract/ by scripts/generate. Do not edit.
import { policyRemindFrequencyWords } from '../words/PolicyRemindFrequency.ts'
import { policyLevelWords } from '../words/PolicyLevel.ts'
import { policyChannelWords } from '../words/PolicyChannel.ts'

export const frequency = { title: "提醒频率", kind: "choice", words: policyRemindFrequencyWords } as const
export const quietStart = { title: "免打扰开始", kind: "text", minLength: 5, maxLength: 5, pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" } as const
export const quietEnd = { title: "免打扰结束", kind: "text", minLength: 5, maxLength: 5, pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" } as const
export const tagIds = { title: "标签标识", kind: "list", ask: "#不能为空", minItems: 0, maxItems: 30, required: true } as const
export const departments = { title: "订阅的部门", kind: "list", maxItems: 30, items: { title: "每个订阅的部门", kind: "text", minLength: 1, maxLength: 100 } } as const
export const levels = { title: "订阅的层级", kind: "choice", maxItems: 5, words: policyLevelWords } as const
export const channels = { title: "提醒渠道", kind: "choice", maxItems: 3, words: policyChannelWords } as const
export const deadlineRemind = { title: "截止前提醒", kind: "list", unit: "天", maxItems: 10 } as const

/** 保存政策订阅。 */
export const policySubscriptionRequestFields = { frequency, quietStart, quietEnd, tagIds, departments, levels, channels, deadlineRemind } as const
