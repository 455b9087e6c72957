// Generated from contract/ by scripts/generate. Do not edit.
import { policyMatchBucketWords } from '../words/PolicyMatchBucket.ts'

export const bucket = { title: "匹配分组", kind: "choice", words: policyMatchBucketWords } as const
export const bucketDesc = { title: "分组（文字）", kind: "text" } as const
export const items = { title: "政策", kind: "rows", maxItems: 500 } as const
