import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '#features/auth/useSession.ts'
import { HntePage } from '#features/policy-tools/hnte/HntePage.tsx'
import { loadTool } from '#features/policy-tools/loadTool.ts'
import { toolHead } from '#features/policy-tools/toolHead.ts'
import { toolSearchSchema } from '#features/policy-tools/toolSearch.ts'

export const Route = createFileRoute('/_policy/policy/tool/evaluate')({
  validateSearch: toolSearchSchema,
  loader: ({ context }) => loadTool(context.queryClient, 'hnte'),
  head: toolHead,
  component: Page,
})

function Page() {
  return <HntePage session={useSession()} search={Route.useSearch()} />
}
