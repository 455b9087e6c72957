// Generated from contract/ by scripts/generate. Do not edit.
import { dockingTimelineEntryActorWords } from '../words/DockingTimelineEntry.ts'
import { dockingTimelineEntryActionWords } from '../words/DockingTimelineEntry.ts'

export const time = { title: "时间", kind: "text" } as const
export const actor = { title: "操作方", kind: "choice", words: dockingTimelineEntryActorWords } as const
export const action = { title: "动作", kind: "choice", words: dockingTimelineEntryActionWords } as const
export const remark = { title: "说明", kind: "text" } as const
