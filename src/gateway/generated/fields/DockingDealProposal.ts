// Generated from contract/ by scripts/generate. Do not edit.
import { dockingRoleWords } from '../words/DockingRole.ts'

export const role = { title: "提议方", kind: "choice", words: dockingRoleWords } as const
export const contractAmount = { title: "成交金额", kind: "number", unit: "万元" } as const
export const time = { title: "提议时间", kind: "text" } as const
