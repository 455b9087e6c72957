import { GuideLinks } from '../../ui/guide/GuideLinks.tsx'
import { GuidePage } from '../../ui/guide/GuidePage.tsx'
import { GuidePart } from '../../ui/guide/GuidePart.tsx'
import { ToolNeeds } from './ToolNeeds.tsx'
import { ToolRules } from './ToolRules.tsx'
import { srdiForms, tools, type ToolName } from './tools.ts'

/** One policy tool: what it tells, what one needs, what it rests on (§2.1 /policy/tool/…). */
export function ToolPage({ tool }: { tool: ToolName }) {
  const { title, text, code, needs } = tools[tool]
  const others = Object.values(tools).filter((other) => other.code !== code)
  return (
    <GuidePage title={title} secondTitle={text}>
      {tool === 'srdi' ? (
        <GuidePart title="选择评价级别">
          <GuideLinks links={Object.values(srdiForms)} />
        </GuidePart>
      ) : null}
      <GuidePart title="需要准备">
        <ToolNeeds needs={needs} />
      </GuidePart>
      <GuidePart title="测算依据">
        <ToolRules toolCode={code} />
      </GuidePart>
      <GuidePart title="其他工具">
        <GuideLinks links={others} />
      </GuidePart>
    </GuidePage>
  )
}
