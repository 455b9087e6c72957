// Generated from contract/ by scripts/generate. Do not edit.
import { scaleFieldWords } from '../words/ScaleField.ts'

export const key = { title: "划型指标", kind: "choice", words: scaleFieldWords } as const
export const label = { title: "指标名称", kind: "text" } as const
export const unit = { title: "单位", kind: "text" } as const
export const bounds = { title: "界限", kind: "list", maxItems: 3 } as const
