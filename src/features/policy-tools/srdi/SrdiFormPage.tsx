import { useCallback } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { GuidePage } from '#ui/guide/GuidePage.tsx'
import { GuidePart } from '#ui/guide/GuidePart.tsx'
import type { ToolDefinition, ToolSession } from '../form/toolDefinition.ts'
import { ToolHistory } from '../history/ToolHistory.tsx'
import { Improvements } from '../outcome/Improvements.tsx'
import { ToolNeeds } from '../ToolNeeds.tsx'
import { ToolRules } from '../ToolRules.tsx'
import type { ToolSearch } from '../toolSearch.ts'
import { ToolWorkspace } from '../ToolWorkspace.tsx'
import { srdiForms, tools, type SrdiForm } from '../tools.ts'
import { LevelLinks } from './LevelLinks.tsx'
import { NextLevel } from './NextLevel.tsx'
import { RuleChanges } from './RuleChanges.tsx'

interface SrdiFormPageProps<Inputs> {
  form: SrdiForm
  /** The form's own. */
  definition: ToolDefinition<Inputs>
  session: ToolSession | undefined
  search: ToolSearch
  /** The date in China, yyyy-MM-dd. */
  today: string
}

/** One level of srdi, by the rules of today or those before (§2.1 /policy/tool/srdi/form1 to form3). */
export function SrdiFormPage<Inputs>({ form, definition, session, search, today }: SrdiFormPageProps<Inputs>) {
  const { title, text, needs } = srdiForms[form]
  const outcome = useCallback(
    (result: Schema<'ToolResult'>) => (
      <>
        <NextLevel result={result} form={form} today={today} />
        <Improvements result={result} />
      </>
    ),
    [form, today],
  )
  return (
    <GuidePage title={title} secondTitle={text} slim>
      <LevelLinks form={form} />
      <GuidePart title="需要准备">
        <ToolNeeds needs={needs} />
      </GuidePart>
      <ToolWorkspace definition={definition} session={session} search={search} outcome={outcome} />
      <GuidePart title="新办法改了什么">
        <RuleChanges form={form} />
      </GuidePart>
      <GuidePart title="测算记录">
        <ToolHistory session={session} toolCode={tools.srdi.code} shown={search.record} />
      </GuidePart>
      <GuidePart title="规则说明">
        <ToolRules toolCode={tools.srdi.code} />
      </GuidePart>
    </GuidePage>
  )
}
