import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '#features/auth/useSession.ts'
import { CalculatePage } from '#features/policy-tools/calculate/CalculatePage.tsx'
import { loadTool } from '#features/policy-tools/loadTool.ts'
import { toolHead } from '#features/policy-tools/toolHead.ts'
import { toolSearchSchema } from '#features/policy-tools/toolSearch.ts'

export const Route = createFileRoute('/_policy/policy/tool/calculate')({
  validateSearch: toolSearchSchema,
  loader: ({ context }) => loadTool(context.queryClient, 'calculate'),
  head: toolHead,
  component: Page,
})

function Page() {
  return <CalculatePage session={useSession()} search={Route.useSearch()} />
}
