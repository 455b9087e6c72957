// Generated from contract/ by scripts/generate. Do not edit.
import { eventExtraFieldTypeWords } from '../words/EventExtraField.ts'

export const key = { title: "键", kind: "text" } as const
export const label = { title: "名称", kind: "text" } as const
export const type = { title: "填写方式", kind: "choice", words: eventExtraFieldTypeWords } as const
export const required = { title: "是否必填", kind: "choice" } as const
export const options = { title: "选项", kind: "list", maxItems: 20 } as const
