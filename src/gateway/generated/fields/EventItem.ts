// Generated from contract/ by scripts/generate. Do not edit.
import { eventTypeWords } from '../words/EventType.ts'
import { eventModeWords } from '../words/EventMode.ts'
import { eventStateWords } from '../words/EventState.ts'

export const id = { title: "活动标识", kind: "text" } as const
export const title = { title: "活动名称", kind: "text" } as const
export const cover = { title: "封面", kind: "text" } as const
export const activityType = { title: "活动类型", kind: "choice", words: eventTypeWords } as const
export const form = { title: "活动形式", kind: "choice", words: eventModeWords } as const
export const organizer = { title: "主办单位", kind: "text" } as const
export const startTime = { title: "开始时间", kind: "text" } as const
export const endTime = { title: "结束时间", kind: "text" } as const
export const signStart = { title: "报名开始时间", kind: "text" } as const
export const signEnd = { title: "报名截止时间", kind: "text" } as const
export const address = { title: "地点", kind: "text" } as const
export const quota = { title: "名额", kind: "integer", unit: "人" } as const
export const signedCount = { title: "已报名人数", kind: "integer" } as const
export const fee = { title: "费用", kind: "number", unit: "元" } as const
export const tags = { title: "标签", kind: "list", maxItems: 10 } as const
export const state = { title: "活动状态", kind: "choice", words: eventStateWords } as const
