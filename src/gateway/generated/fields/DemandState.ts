// Generated from contract/ by scripts/generate. Do not edit.
import { demandStatusWords } from '../words/DemandStatus.ts'
import { demandOwnerActionWords } from '../words/DemandOwnerAction.ts'

export const id = { title: "需求标识", kind: "text" } as const
export const status = { title: "需求状态", kind: "choice", words: demandStatusWords } as const
export const actions = { title: "可用操作", kind: "choice", words: demandOwnerActionWords } as const
