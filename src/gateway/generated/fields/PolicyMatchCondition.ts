// Generated from contract/ by scripts/generate. Do not edit.
import { policyMatchConditionStatusWords } from '../words/PolicyMatchCondition.ts'

export const text = { title: "条件", kind: "text" } as const
export const required = { title: "是否必须满足", kind: "choice" } as const
export const veto = { title: "是否一票否决", kind: "choice" } as const
export const evidence = { title: "证明材料", kind: "text" } as const
export const status = { title: "比对结果", kind: "choice", words: policyMatchConditionStatusWords } as const
export const statusDesc = { title: "比对结果（文字）", kind: "text" } as const
export const actualText = { title: "企业现状", kind: "text" } as const
export const gap = { title: "差距", kind: "text" } as const
export const gapPercent = { title: "差距占要求的百分比", kind: "integer", unit: "%" } as const
export const missingField = { title: "待补充的字段", kind: "text" } as const
export const basis = { title: "依据", kind: "object" } as const
