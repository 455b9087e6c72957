// Generated from contract/ by scripts/generate. Do not edit.
import { demandTypeWords } from '../words/DemandType.ts'

export const demandType = { title: "需求类型", kind: "choice", words: demandTypeWords } as const
export const count = { title: "条数", kind: "integer" } as const
