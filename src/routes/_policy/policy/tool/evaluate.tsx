import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '#features/auth/useSession.ts'
import { HntePage } from '#features/policy-tools/hnte/HntePage.tsx'
import { toolRulesQuery } from '#features/policy-tools/toolRulesQuery.ts'
import { toolSearchSchema } from '#features/policy-tools/toolSearch.ts'
import { tools } from '#features/policy-tools/tools.ts'

export const Route = createFileRoute('/_policy/policy/tool/evaluate')({
  validateSearch: toolSearchSchema,
  loader: async ({ context }) => {
    await context.queryClient.prefetchQuery(toolRulesQuery(tools.evaluate.code))
    const { title, text } = tools.evaluate
    return { title, text }
  },
  head: ({ loaderData }) => ({
    meta: [{ title: loaderData?.title }, { name: 'description', content: loaderData?.text }],
  }),
  component: Page,
})

function Page() {
  return <HntePage session={useSession()} search={Route.useSearch()} />
}
