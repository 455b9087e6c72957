// Generated from contract/ by scripts/generate. Do not edit.
import { dockingStatusWords } from '../words/DockingStatus.ts'
import { dockingPartyActionWords } from '../words/DockingPartyAction.ts'

export const id = { title: "对接标识", kind: "text" } as const
export const status = { title: "对接状态", kind: "choice", words: dockingStatusWords } as const
export const dealProposal = { title: "待确认的成交提议", kind: "object" } as const
export const actions = { title: "可用操作", kind: "choice", maxItems: 6, words: dockingPartyActionWords } as const
