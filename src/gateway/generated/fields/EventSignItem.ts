// Generated from contract/ by scripts/generate. Do not edit.
import { eventTypeWords } from '../words/EventType.ts'
import { eventModeWords } from '../words/EventMode.ts'
import { eventStateWords } from '../words/EventState.ts'
import { eventSignStatusWords } from '../words/EventSignStatus.ts'

export const signId = { title: "报名标识", kind: "text" } as const
export const eventId = { title: "活动标识", kind: "text" } as const
export const title = { title: "活动名称", kind: "text" } as const
export const cover = { title: "封面", kind: "text" } as const
export const activityType = { title: "活动类型", kind: "choice", words: eventTypeWords } as const
export const form = { title: "活动形式", kind: "choice", words: eventModeWords } as const
export const startTime = { title: "开始时间", kind: "text" } as const
export const endTime = { title: "结束时间", kind: "text" } as const
export const signEnd = { title: "报名截止时间", kind: "text" } as const
export const address = { title: "地点", kind: "text" } as const
export const state = { title: "活动状态", kind: "choice", words: eventStateWords } as const
export const enName = { title: "报名单位", kind: "text" } as const
export const name = { title: "姓名", kind: "text" } as const
export const attendCount = { title: "参加人数", kind: "integer" } as const
export const status = { title: "报名状态", kind: "choice", words: eventSignStatusWords } as const
export const auditRemark = { title: "审核意见", kind: "text" } as const
export const signCode = { title: "签到码", kind: "text" } as const
export const icsUrl = { title: "日历文件", kind: "text" } as const
export const onlineUrl = { title: "线上会议地址", kind: "text" } as const
export const cancellable = { title: "是否可取消", kind: "choice" } as const
export const createTime = { title: "报名时间", kind: "text" } as const
