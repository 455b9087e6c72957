// Generated from contract/ by scripts/generate. Do not edit.
import { policyRelationRelationWords } from '../words/PolicyRelation.ts'

export const id = { title: "政策标识", kind: "text" } as const
export const title = { title: "政策标题", kind: "text" } as const
export const relation = { title: "关系", kind: "choice", words: policyRelationRelationWords } as const
export const relationDesc = { title: "关系（文字）", kind: "text" } as const
