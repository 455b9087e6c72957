// Generated from contract/ by scripts/generate. Do not edit.
import { tecEnFormStateWords } from '../words/TecEnFormState.ts'

export const enId = { title: "企业标识", kind: "text" } as const
export const result = { title: "最近一次结果", kind: "object" } as const
export const updateTime = { title: "保存时间", kind: "text" } as const
export const formId = { title: "表单标识", kind: "text" } as const
export const inputYear = { title: "年度", kind: "integer" } as const
export const status = { title: "表单状态", kind: "choice", words: tecEnFormStateWords } as const
export const base = { title: "基本条件", kind: "object" } as const
export const scores = { title: "评分指标", kind: "object" } as const
