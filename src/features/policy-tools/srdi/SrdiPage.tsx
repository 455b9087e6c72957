import { GuideLinks } from '#ui/guide/GuideLinks.tsx'
import { GuidePage } from '#ui/guide/GuidePage.tsx'
import { GuidePart } from '#ui/guide/GuidePart.tsx'
import type { ToolSession } from '../form/toolDefinition.ts'
import { ToolHistory } from '../history/ToolHistory.tsx'
import { ToolNeeds } from '../ToolNeeds.tsx'
import { ToolRules } from '../ToolRules.tsx'
import { tools } from '../tools.ts'
import { Ladder, type Held } from './Ladder.tsx'

interface SrdiPageProps {
  session: ToolSession | undefined
  held: Held
  /** The date in China, yyyy-MM-dd. */
  today: string
}

/** The ladder from the first level to the third, with the member's position (§2.1 /policy/tool/srdi). */
export function SrdiPage({ session, held, today }: SrdiPageProps) {
  const { title, text, code, needs } = tools.srdi
  const others = Object.values(tools).filter((other) => other.code !== code)
  return (
    <GuidePage title={title} secondTitle={text}>
      <GuidePart title="培育梯度">
        <Ladder session={session} held={held} today={today} />
      </GuidePart>
      <GuidePart title="需要准备">
        <ToolNeeds needs={needs} />
      </GuidePart>
      <GuidePart title="测算记录">
        <ToolHistory session={session} toolCode={code} />
      </GuidePart>
      <GuidePart title="规则说明">
        <ToolRules toolCode={code} />
      </GuidePart>
      <GuidePart title="其他工具">
        <GuideLinks links={others} />
      </GuidePart>
    </GuidePage>
  )
}
