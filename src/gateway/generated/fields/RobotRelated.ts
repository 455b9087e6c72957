// Generated from contract/ by scripts/generate. Do not edit.
import { robotRelatedTypeWords } from '../words/RobotRelated.ts'

export const type = { title: "内容类型", kind: "choice", words: robotRelatedTypeWords } as const
export const id = { title: "内容标识", kind: "text" } as const
export const title = { title: "标题", kind: "text" } as const
export const url = { title: "跳转地址", kind: "text" } as const
