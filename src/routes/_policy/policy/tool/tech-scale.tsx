import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '#features/auth/useSession.ts'
import { TechSmePage } from '#features/policy-tools/techSme/TechSmePage.tsx'
import { toolRulesQuery } from '#features/policy-tools/toolRulesQuery.ts'
import { toolSearchSchema } from '#features/policy-tools/toolSearch.ts'
import { tools } from '#features/policy-tools/tools.ts'

export const Route = createFileRoute('/_policy/policy/tool/tech-scale')({
  validateSearch: toolSearchSchema,
  loader: async ({ context }) => {
    await context.queryClient.prefetchQuery(toolRulesQuery(tools.techScale.code))
    const { title, text } = tools.techScale
    return { title, text }
  },
  head: ({ loaderData }) => ({
    meta: [{ title: loaderData?.title }, { name: 'description', content: loaderData?.text }],
  }),
  component: Page,
})

function Page() {
  return <TechSmePage session={useSession()} search={Route.useSearch()} />
}
