import type { Schema } from '#gateway/contract.ts'
import { dockingTimelineEntryActionWords } from '#gateway/generated/words/DockingTimelineEntry.ts'
import { Timeline } from '#ui/Timeline.tsx'
import { actorText } from './dockingTexts.ts'

interface DockingTimelineProps {
  timeline: Schema<'DockingDetail'>['timeline']
  role: Schema<'DockingRole'>
}

/** What has happened to a docking, in order. */
export function DockingTimeline({ timeline, role }: DockingTimelineProps) {
  return (
    <Timeline
      entries={timeline.map(({ time, actor, action, remark }) => ({
        time,
        what: `${actorText(actor, role)}${dockingTimelineEntryActionWords[action]}`,
        remark,
      }))}
    />
  )
}
