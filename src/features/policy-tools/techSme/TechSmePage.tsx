import type { Schema } from '#gateway/contract.ts'
import type { ToolSession } from '../form/toolDefinition.ts'
import { Improvements } from '../outcome/Improvements.tsx'
import { ToolPage } from '../ToolPage.tsx'
import type { ToolSearch } from '../toolSearch.ts'
import { ToolWorkspace } from '../ToolWorkspace.tsx'
import { RdOptions } from './RdOptions.tsx'
import { techSmeDefinition } from './techSmeDefinition.ts'

interface TechSmePageProps {
  session: ToolSession | undefined
  search: ToolSearch
}

/** Whether an enterprise is a technology-based small enterprise (§2.1 /policy/tool/tech-scale). */
export function TechSmePage({ session, search }: TechSmePageProps) {
  return (
    <ToolPage tool="techSme" session={session} search={search}>
      <ToolWorkspace definition={techSmeDefinition} session={session} search={search} outcome={outcomeOf} />
    </ToolPage>
  )
}

function outcomeOf(result: Schema<'ToolResult'>) {
  return (
    <>
      <RdOptions result={result} />
      <Improvements result={result} />
    </>
  )
}
