import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '#features/auth/useSession.ts'
import { industryFieldsQuery, ScalePage } from '#features/policy-tools/scale/ScalePage.tsx'
import { loadTool } from '#features/policy-tools/loadTool.ts'
import { toolHead } from '#features/policy-tools/toolHead.ts'
import { toolSearchSchema } from '#features/policy-tools/toolSearch.ts'

export const Route = createFileRoute('/_policy/policy/tool/scale')({
  validateSearch: toolSearchSchema,
  loader: async ({ context: { queryClient } }) => {
    const [told] = await Promise.all([loadTool(queryClient, 'scale'), queryClient.prefetchQuery(industryFieldsQuery)])
    return told
  },
  head: toolHead,
  component: Page,
})

function Page() {
  return <ScalePage session={useSession()} search={Route.useSearch()} />
}
