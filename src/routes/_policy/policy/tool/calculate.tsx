import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '#features/auth/useSession.ts'
import { CalculatePage } from '#features/policy-tools/calculate/CalculatePage.tsx'
import { toolRulesQuery } from '#features/policy-tools/toolRulesQuery.ts'
import { toolSearchSchema } from '#features/policy-tools/toolSearch.ts'
import { tools } from '#features/policy-tools/tools.ts'

export const Route = createFileRoute('/_policy/policy/tool/calculate')({
  validateSearch: toolSearchSchema,
  loader: async ({ context }) => {
    await context.queryClient.prefetchQuery(toolRulesQuery(tools.calculate.code))
    const { title, text } = tools.calculate
    return { title, text }
  },
  head: ({ loaderData }) => ({
    meta: [{ title: loaderData?.title }, { name: 'description', content: loaderData?.text }],
  }),
  component: Page,
})

function Page() {
  return <CalculatePage session={useSession()} search={Route.useSearch()} />
}
