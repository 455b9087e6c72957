import type { Schema } from '#gateway/contract.ts'
import type { ToolSession } from '../form/toolDefinition.ts'
import { Improvements } from '../outcome/Improvements.tsx'
import { ToolPage } from '../ToolPage.tsx'
import type { ToolSearch } from '../toolSearch.ts'
import { ToolWorkspace } from '../ToolWorkspace.tsx'
import { hnteDefinition } from './hnteDefinition.ts'

interface HntePageProps {
  session: ToolSession | undefined
  search: ToolSearch
}

/** How close an enterprise is to a high-tech certificate (§2.1 /policy/tool/evaluate). */
export function HntePage({ session, search }: HntePageProps) {
  return (
    <ToolPage tool="hnte" session={session} search={search}>
      <ToolWorkspace definition={hnteDefinition} session={session} search={search} outcome={outcomeOf} />
    </ToolPage>
  )
}

function outcomeOf(result: Schema<'ToolResult'>) {
  return <Improvements result={result} />
}
