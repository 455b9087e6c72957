import type { Schema } from '#gateway/contract.ts'
import type { ToolSession } from '../form/toolDefinition.ts'
import { ToolPage } from '../ToolPage.tsx'
import type { ToolSearch } from '../toolSearch.ts'
import { ToolWorkspace } from '../ToolWorkspace.tsx'
import { calculateDefinition } from './calculateDefinition.ts'
import { DeductionOutcome } from './DeductionOutcome.tsx'

interface CalculatePageProps {
  session: ToolSession | undefined
  search: ToolSearch
}

/** The super-deduction for R&D expenses, and the tax it saves (§2.1 /policy/tool/calculate). */
export function CalculatePage({ session, search }: CalculatePageProps) {
  return (
    <ToolPage tool="calculate" session={session} search={search}>
      <ToolWorkspace definition={calculateDefinition} session={session} search={search} outcome={outcomeOf} />
    </ToolPage>
  )
}

function outcomeOf({ rdDeduction }: Schema<'ToolResult'>) {
  return rdDeduction === undefined ? null : <DeductionOutcome deduction={rdDeduction} />
}
