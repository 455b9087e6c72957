// Generated from contract/ by scripts/generate. Do not edit.
import { attributeLevelWords } from '../words/AttributeLevel.ts'

export const code = { title: "编码", kind: "text", minLength: 1, maxLength: 50, required: true } as const
export const codeStr = { title: "名称", kind: "text", minLength: 1, maxLength: 50, required: true } as const
export const level = { title: "级别", kind: "choice", required: true, words: attributeLevelWords } as const
export const levelStr = { title: "级别（文字）", kind: "text", minLength: 1, maxLength: 20, required: true } as const
export const date = { title: "取得日期", kind: "date", minLength: 10, maxLength: 10, required: true } as const
export const checked = { title: "是否勾选", kind: "choice", required: true } as const

/** 资质或能力项。 */
export const aptitudeItemFields = { code, codeStr, level, levelStr, date, checked } as const
