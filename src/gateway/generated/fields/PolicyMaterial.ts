// Generated from contract/ by scripts/generate. Do not edit.
import { policyMaterialFormWords } from '../words/PolicyMaterial.ts'
import { policyMaterialSourceWords } from '../words/PolicyMaterial.ts'

export const no = { title: "序号", kind: "integer" } as const
export const name = { title: "材料名称", kind: "text" } as const
export const required = { title: "是否必交", kind: "choice" } as const
export const form = { title: "形式", kind: "choice", words: policyMaterialFormWords } as const
export const formDesc = { title: "形式（文字）", kind: "text" } as const
export const copies = { title: "份数", kind: "integer" } as const
export const template = { title: "空白模板", kind: "object" } as const
export const example = { title: "填写样例", kind: "object" } as const
export const source = { title: "来源", kind: "choice", words: policyMaterialSourceWords } as const
export const sourceDesc = { title: "来源（文字）", kind: "text" } as const
export const note = { title: "说明", kind: "text" } as const
