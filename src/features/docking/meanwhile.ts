import type { Schema } from '#gateway/contract.ts'
import { dockingStatusWords } from '#gateway/generated/words/DockingStatus.ts'
import { dockingTimelineEntryActionWords } from '#gateway/generated/words/DockingTimelineEntry.ts'
import { actorText } from './dockingTexts.ts'

type Docking = Pick<Schema<'DockingDetail'>, 'status' | 'role' | 'timeline'>

/** Why the reader's action is no longer possible: what happened meanwhile, and the current status. */
export function meanwhileText({ status, role, timeline }: Docking, label: string): string {
  const last = timeline.at(-1)
  const event =
    last === undefined ? '' : `${actorText(last.actor, role)}已${dockingTimelineEntryActionWords[last.action]}，`
  return `${event}这次对接现在是“${dockingStatusWords[status]}”，不能再${label}`
}
