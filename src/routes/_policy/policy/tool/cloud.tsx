import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '#features/auth/useSession.ts'
import { CloudPage } from '#features/policy-tools/cloud/CloudPage.tsx'
import { loadTool } from '#features/policy-tools/loadTool.ts'
import { toolHead } from '#features/policy-tools/toolHead.ts'
import { toolSearchSchema } from '#features/policy-tools/toolSearch.ts'

export const Route = createFileRoute('/_policy/policy/tool/cloud')({
  validateSearch: toolSearchSchema,
  loader: ({ context }) => loadTool(context.queryClient, 'cloud'),
  head: toolHead,
  component: Page,
})

function Page() {
  return <CloudPage session={useSession()} search={Route.useSearch()} />
}
