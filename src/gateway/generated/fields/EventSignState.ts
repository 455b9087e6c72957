// Generated from contract/ by scripts/generate. Do not edit.
import { eventSignStatusWords } from '../words/EventSignStatus.ts'

export const signId = { title: "报名标识", kind: "text" } as const
export const status = { title: "报名状态", kind: "choice", words: eventSignStatusWords } as const
