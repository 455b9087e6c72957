// Generated from contract/ by scripts/generate. Do not edit.
import { historyTargetWords } from '../words/HistoryTarget.ts'

export const targetType = { title: "足迹对象类型", kind: "choice", required: true, words: historyTargetWords } as const
export const targetId = { title: "对象标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", required: true } as const
export const title = { title: "对象标题", kind: "text", minLength: 1, maxLength: 100, required: true } as const

/** 浏览记录。 */
export const historyFormFields = { targetType, targetId, title } as const
