// Generated from contract/ by scripts/generate. Do not edit.
import { policyInterpretationTypeWords } from '../words/PolicyInterpretation.ts'

export const type = { title: "解读类型", kind: "choice", words: policyInterpretationTypeWords } as const
export const typeDesc = { title: "解读类型（文字）", kind: "text" } as const
export const title = { title: "解读标题", kind: "text" } as const
export const content = { title: "解读内容", kind: "text" } as const
export const publishTime = { title: "发布时间", kind: "text" } as const
