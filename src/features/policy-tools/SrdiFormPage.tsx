import { GuideLinks } from '../../ui/guide/GuideLinks.tsx'
import { GuidePage } from '../../ui/guide/GuidePage.tsx'
import { GuidePart } from '../../ui/guide/GuidePart.tsx'
import { ToolNeeds } from './ToolNeeds.tsx'
import { ToolRules } from './ToolRules.tsx'
import { srdiForms, type SrdiForm } from './tools.ts'

/** One level of srdi (§2.1 /policy/tool/srdi/form1 to form3). */
export function SrdiFormPage({ form }: { form: SrdiForm }) {
  const { title, text, needs, path } = srdiForms[form]
  return (
    <GuidePage title={title} secondTitle={text}>
      <GuidePart title="需要准备">
        <ToolNeeds needs={needs} />
      </GuidePart>
      <GuidePart title="测算依据">
        <ToolRules toolCode="SRDI" />
      </GuidePart>
      <GuidePart title="其他级别">
        <GuideLinks links={Object.values(srdiForms).filter((other) => other.path !== path)} />
      </GuidePart>
    </GuidePage>
  )
}
