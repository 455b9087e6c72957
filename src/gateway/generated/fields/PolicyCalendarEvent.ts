// Generated from contract/ by scripts/generate. Do not edit.
import { policyCalendarEventTypeWords } from '../words/PolicyCalendarEvent.ts'

export const type = { title: "事项类型", kind: "choice", words: policyCalendarEventTypeWords } as const
export const typeDesc = { title: "事项类型（文字）", kind: "text" } as const
export const policyId = { title: "政策标识", kind: "text" } as const
export const eventId = { title: "活动标识", kind: "text" } as const
export const title = { title: "事项", kind: "text" } as const
export const department = { title: "部门", kind: "text" } as const
export const start = { title: "开始日期", kind: "date" } as const
export const end = { title: "截止日期", kind: "date" } as const
export const remainDays = { title: "距截止天数", kind: "integer" } as const
export const subscribed = { title: "是否已订阅", kind: "choice" } as const
