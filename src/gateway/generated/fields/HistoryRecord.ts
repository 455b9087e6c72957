// Generated from contract/ by scripts/generate. Do not edit.
import { historyTargetWords } from '../words/HistoryTarget.ts'

export const id = { title: "足迹标识", kind: "text" } as const
export const targetType = { title: "足迹对象类型", kind: "choice", words: historyTargetWords } as const
export const targetId = { title: "对象标识", kind: "text" } as const
export const title = { title: "对象标题", kind: "text" } as const
export const link = { title: "站内地址", kind: "text" } as const
export const invalid = { title: "是否已失效", kind: "choice" } as const
export const viewTime = { title: "最近浏览时间", kind: "text" } as const

export const historyRecordQuota = { kept: { title: "保留的足迹", most: 200 } } as const

export const historyRecordTerms = { kept: { title: "足迹保留至", days: 90, after: "viewTime" } } as const
