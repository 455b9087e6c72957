// Generated from contract/ by scripts/generate. Do not edit.
import { attributeLevelWords } from '../words/AttributeLevel.ts'

export const level = { title: "级别", kind: "choice", words: attributeLevelWords } as const
export const levelStr = { title: "级别（文字）", kind: "text" } as const
