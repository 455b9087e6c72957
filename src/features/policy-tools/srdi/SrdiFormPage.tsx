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
import { type SrdiForm, srdiForms, tools } from '../tools.ts'
import { NextLevel } from './NextLevel.tsx'
import { RuleChanges } from './RuleChanges.tsx'
import { Link } from '#ui/Link.tsx'
import styles from './LevelLinks.module.css'

interface SrdiFormPageProps<Inputs> {
  form: SrdiForm
  /** The form's own. */
  definition: ToolDefinition<Inputs>
  session: ToolSession | undefined
  search: ToolSearch
  /** The date in China, yyyy-MM-dd. */
  today: string
}

/** One level of srdi, by today's rules or the previous ones (§2.1 /policy/tool/srdi/form1 to form3). */
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

/** The three levels, with the current one marked, and a link back to the whole ladder. */
function LevelLinks({ form }: { form: SrdiForm }) {
  return (
    <nav className={styles['levels']} aria-label="评价级别">
      <ol>
        {Object.entries(srdiForms).map(([name, { title, path }]) => (
          <li key={name}>
            <Link to={path} marked={name === form ? 'page' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
      <Link to={tools.srdi.path}>看梯度与差距</Link>
    </nav>
  )
}
