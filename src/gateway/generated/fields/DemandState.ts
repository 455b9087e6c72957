// Generated from contract/ by scripts/generate. Do not edit.
import { demandStatusWords } from '../words/DemandStatus.ts'
import { demandOwnerActionWords } from '../words/DemandOwnerAction.ts'

export const id = { title: "需求标识", kind: "text" } as const
export const status = { title: "需求状态", kind: "choice", words: demandStatusWords } as const
export const actions = { title: "可用操作", kind: "choice", maxItems: 7, words: demandOwnerActionWords } as const

export const demandStateQuota = { open: { title: "一家企业未结束的需求", most: 20, when: { status: ["AUDITING", "PUBLISHED", "DOCKING"] } }, drafts: { title: "一家企业的需求草稿", most: 5, when: { status: ["DRAFT"] } } } as const
