import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '#features/auth/useSession.ts'
import { industryFieldsQuery, ScalePage } from '#features/policy-tools/scale/ScalePage.tsx'
import { toolRulesQuery } from '#features/policy-tools/toolRulesQuery.ts'
import { toolSearchSchema } from '#features/policy-tools/toolSearch.ts'
import { tools } from '#features/policy-tools/tools.ts'

export const Route = createFileRoute('/_policy/policy/tool/scale')({
  validateSearch: toolSearchSchema,
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.prefetchQuery(toolRulesQuery(tools.scale.code)),
      queryClient.prefetchQuery(industryFieldsQuery),
    ])
    const { title, text } = tools.scale
    return { title, text }
  },
  head: ({ loaderData }) => ({
    meta: [{ title: loaderData?.title }, { name: 'description', content: loaderData?.text }],
  }),
  component: Page,
})

function Page() {
  return <ScalePage session={useSession()} search={Route.useSearch()} />
}
