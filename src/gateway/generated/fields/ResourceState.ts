// Generated from contract/ by scripts/generate. Do not edit.
import { resourceStatusWords } from '../words/ResourceStatus.ts'
import { resourceOwnerActionWords } from '../words/ResourceOwnerAction.ts'

export const id = { title: "资源标识", kind: "text" } as const
export const status = { title: "资源状态", kind: "choice", words: resourceStatusWords } as const
export const actions = { title: "可用操作", kind: "choice", maxItems: 9, words: resourceOwnerActionWords } as const

export const resourceStateQuota = { open: { title: "一家企业未结束的资源", most: 20, when: { status: ["AUDITING", "PUBLISHED", "MAINTENANCE"] } }, drafts: { title: "一家企业的资源草稿", most: 5, when: { status: ["DRAFT"] } } } as const
