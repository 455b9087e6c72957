import { GuideLinks } from '#ui/guide/GuideLinks.tsx'
import { GuidePage } from '#ui/guide/GuidePage.tsx'
import { GuidePart } from '#ui/guide/GuidePart.tsx'
import type { ToolSession } from './form/toolDefinition.ts'
import { ToolHistory } from './history/ToolHistory.tsx'
import { tools } from './tools.ts'

/** All policy tools with the member's results (§2.1 /policy/tool). */
export function ToolListPage({ session }: { session: ToolSession | undefined }) {
  return (
    <GuidePage title="政策工具" secondTitle="划型、自测、评分、测算，申报之前先心中有数">
      <GuidePart title="选择工具">
        <GuideLinks links={Object.values(tools)} />
      </GuidePart>
      <GuidePart title="测算记录">
        <ToolHistory session={session} />
      </GuidePart>
    </GuidePage>
  )
}
