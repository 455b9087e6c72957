// Generated from contract/ by scripts/generate. Do not edit.
import { declareStatusWords } from '../words/DeclareStatus.ts'
import { declareOwnActionWords } from '../words/DeclareOwnAction.ts'

export const id = { title: "申报记录标识", kind: "text" } as const
export const status = { title: "办理状态", kind: "choice", words: declareStatusWords } as const
export const actions = { title: "可用操作", kind: "choice", maxItems: 5, words: declareOwnActionWords } as const
