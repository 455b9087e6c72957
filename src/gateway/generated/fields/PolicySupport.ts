// Generated from contract/ by scripts/generate. Do not edit.
import { policySupportModeWords } from '../words/PolicySupportMode.ts'
import { policySupportAmountTypeWords } from '../words/PolicySupport.ts'

export const no = { title: "序号", kind: "integer" } as const
export const text = { title: "支持内容", kind: "text" } as const
export const mode = { title: "支持方式", kind: "choice", words: policySupportModeWords } as const
export const modeDesc = { title: "支持方式（文字）", kind: "text" } as const
export const amountType = { title: "额度类型", kind: "choice", words: policySupportAmountTypeWords } as const
export const amount = { title: "定额（单位见 unit）", kind: "number" } as const
export const ratio = { title: "比例", kind: "number", unit: "%" } as const
export const cap = { title: "最高限额（单位见 unit）", kind: "number" } as const
export const unit = { title: "单位", kind: "text" } as const
export const formulaText = { title: "计算方法", kind: "text" } as const
