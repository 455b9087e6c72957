// Generated from contract/ by scripts/generate. Do not edit.
import { demandTypeWords } from '../words/DemandType.ts'

export const id = { title: "分类标识", kind: "text" } as const
export const name = { title: "分类名称", kind: "text" } as const
export const demandType = { title: "需求类型", kind: "choice", words: demandTypeWords } as const
export const icon = { title: "图标", kind: "text" } as const
export const demandCount = { title: "公开需求数", kind: "integer" } as const
