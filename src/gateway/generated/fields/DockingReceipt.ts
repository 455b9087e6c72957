// Generated from contract/ by scripts/generate. Do not edit.
import { dockingStatusWords } from '../words/DockingStatus.ts'

export const id = { title: "对接标识", kind: "text" } as const
export const status = { title: "对接状态", kind: "choice", words: dockingStatusWords } as const
export const replyBefore = { title: "应答期限", kind: "date", term: { workingDays: 5, after: "createTime" } } as const

export const dockingReceiptQuota = { begun: { title: "一家企业发起的对接", most: 20, per: "DAY" } } as const
