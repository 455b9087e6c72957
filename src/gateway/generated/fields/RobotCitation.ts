// Generated from contract/ by scripts/generate. Do not edit.
import { policyValidityWords } from '../words/PolicyValidity.ts'

export const policyId = { title: "政策标识", kind: "text" } as const
export const title = { title: "政策标题", kind: "text" } as const
export const docNo = { title: "文号", kind: "text" } as const
export const department = { title: "发文单位", kind: "text" } as const
export const validity = { title: "效力状态", kind: "choice", words: policyValidityWords } as const
export const replacedById = { title: "替代政策标识", kind: "text" } as const
export const replacedByTitle = { title: "替代政策标题", kind: "text" } as const
export const clause = { title: "条款", kind: "text" } as const
export const quote = { title: "引文", kind: "text" } as const
export const url = { title: "跳转地址", kind: "text" } as const
