// Generated from contract/ by scripts/generate. Do not edit.
import { demandStatusWords } from '../words/DemandStatus.ts'

export const status = { title: "需求状态", kind: "choice", words: demandStatusWords } as const
export const count = { title: "条数", kind: "integer" } as const
