import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '#features/auth/useSession.ts'
import { deskReportQuery } from '#features/policy/desk/deskReport.ts'
import { heldTiers } from '#features/policy/report/growthText.ts'
import type { Held } from '#features/policy-tools/srdi/Ladder.tsx'
import { SrdiPage } from '#features/policy-tools/srdi/SrdiPage.tsx'
import { loadTool } from '#features/policy-tools/loadTool.ts'
import { toolHead } from '#features/policy-tools/toolHead.ts'
import { useToday } from '#features/policy/useToday.ts'

export const Route = createFileRoute('/_policy/policy/tool/srdi/')({
  loader: ({ context }) => loadTool(context.queryClient, 'srdi'),
  head: toolHead,
  component: Page,
})

function Page() {
  const session = useSession()
  return <SrdiPage session={session} held={useHeld(session)} today={useToday()} />
}

const none: ReadonlySet<string> = new Set()

/** Taken from the report, so that ladder and report agree. */
function useHeld(session: ReturnType<typeof useSession>): Held {
  const { data, error } = useQuery(deskReportQuery(session?.enterprise?.enId))
  if (data !== undefined) return { names: heldTiers(data.growthPath), error: null }
  const hasNoEnterprise = session?.enterprises !== undefined && session.enterprise === undefined
  return { names: hasNoEnterprise ? none : undefined, error }
}
