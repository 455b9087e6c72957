import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '#features/auth/useSession.ts'
import { TechSmePage } from '#features/policy-tools/techSme/TechSmePage.tsx'
import { loadTool } from '#features/policy-tools/loadTool.ts'
import { toolHead } from '#features/policy-tools/toolHead.ts'
import { toolSearchSchema } from '#features/policy-tools/toolSearch.ts'

export const Route = createFileRoute('/_policy/policy/tool/tech-scale')({
  validateSearch: toolSearchSchema,
  loader: ({ context }) => loadTool(context.queryClient, 'techSme'),
  head: toolHead,
  component: Page,
})

function Page() {
  return <TechSmePage session={useSession()} search={Route.useSearch()} />
}
