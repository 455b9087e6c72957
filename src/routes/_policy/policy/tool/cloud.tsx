import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '#features/auth/useSession.ts'
import { CloudPage } from '#features/policy-tools/cloud/CloudPage.tsx'
import { toolRulesQuery } from '#features/policy-tools/toolRulesQuery.ts'
import { toolSearchSchema } from '#features/policy-tools/toolSearch.ts'
import { tools } from '#features/policy-tools/tools.ts'

export const Route = createFileRoute('/_policy/policy/tool/cloud')({
  validateSearch: toolSearchSchema,
  loader: async ({ context }) => {
    await context.queryClient.prefetchQuery(toolRulesQuery(tools.cloud.code))
    const { title, text } = tools.cloud
    return { title, text }
  },
  head: ({ loaderData }) => ({
    meta: [{ title: loaderData?.title }, { name: 'description', content: loaderData?.text }],
  }),
  component: Page,
})

function Page() {
  return <CloudPage session={useSession()} search={Route.useSearch()} />
}
