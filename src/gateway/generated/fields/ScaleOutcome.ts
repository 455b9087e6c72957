// Generated from contract/ by scripts/generate. Do not edit.
import { scaleClassWords } from '../words/ScaleClass.ts'
import { scaleFieldWords } from '../words/ScaleField.ts'

export const scaleClass = { title: "企业规模", kind: "choice", words: scaleClassWords } as const
export const low = { title: "最小可能的规模", kind: "choice", words: scaleClassWords } as const
export const high = { title: "最大可能的规模", kind: "choice", words: scaleClassWords } as const
export const missingFields = { title: "缺少的指标", kind: "choice", maxItems: 3, words: scaleFieldWords } as const
export const nextUpText = { title: "距上一档", kind: "text" } as const
export const nextDownText = { title: "距下一档", kind: "text" } as const
