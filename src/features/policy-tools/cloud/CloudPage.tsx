import type { Schema } from '#gateway/contract.ts'
import type { ToolSession } from '../form/toolDefinition.ts'
import { ToolPage } from '../ToolPage.tsx'
import type { ToolSearch } from '../toolSearch.ts'
import { ToolWorkspace } from '../ToolWorkspace.tsx'
import { cloudDefinition } from './cloudDefinition.ts'
import { CloudOutcome } from './CloudOutcome.tsx'

interface CloudPageProps {
  session: ToolSession | undefined
  search: ToolSearch
}

/** Which star of cloud adoption is within reach (§2.1 /policy/tool/cloud). */
export function CloudPage({ session, search }: CloudPageProps) {
  return (
    <ToolPage tool="cloud" session={session} search={search}>
      <ToolWorkspace definition={cloudDefinition} session={session} search={search} outcome={outcomeOf} />
    </ToolPage>
  )
}

function outcomeOf({ cloud }: Schema<'ToolResult'>) {
  return cloud === undefined ? null : <CloudOutcome cloud={cloud} />
}
