// Generated from contract/ by scripts/generate. Do not edit.
import { policyTagTypeWords } from '../words/PolicyTagType.ts'

export const tagId = { title: "标签标识", kind: "text" } as const
export const tagName = { title: "标签名称", kind: "text" } as const
export const tagType = { title: "标签类型", kind: "choice", words: policyTagTypeWords } as const
export const policyCount = { title: "有效政策数", kind: "integer" } as const
export const reason = { title: "推荐理由", kind: "text" } as const
