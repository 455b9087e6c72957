import type { ReactNode } from 'react'
import { GuideLinks } from '#ui/guide/GuideLinks.tsx'
import { GuidePage } from '#ui/guide/GuidePage.tsx'
import { GuidePart } from '#ui/guide/GuidePart.tsx'
import type { ToolSession } from './form/toolDefinition.ts'
import { ToolHistory } from './history/ToolHistory.tsx'
import { ToolNeeds } from './ToolNeeds.tsx'
import { ToolRules } from './ToolRules.tsx'
import type { ToolSearch } from './toolSearch.ts'
import { tools, type ToolName } from './tools.ts'

interface ToolPageProps {
  /** srdi has pages of its own for its levels. */
  tool: Exclude<ToolName, 'srdi'>
  session: ToolSession | undefined
  search: ToolSearch
  /** The tool itself. */
  children: ReactNode
}

/** One policy tool: what to prepare, the tool itself, the member's results, and its rules (§2.1 /policy/tool/…). */
export function ToolPage({ tool, session, search, children }: ToolPageProps) {
  const { title, text, code, needs } = tools[tool]
  const others = Object.values(tools).filter((other) => other.code !== code)
  return (
    <GuidePage title={title} secondTitle={text} slim>
      <GuidePart title="需要准备">
        <ToolNeeds needs={needs} />
      </GuidePart>
      {children}
      <GuidePart title="测算记录">
        <ToolHistory session={session} toolCode={code} shown={search.record} />
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
