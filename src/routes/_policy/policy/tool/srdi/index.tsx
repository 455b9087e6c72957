import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '../../../../../features/auth/useSession.ts'
import { SrdiPage } from '../../../../../features/policy-tools/srdi/SrdiPage.tsx'
import { toolRulesQuery } from '../../../../../features/policy-tools/toolRulesQuery.ts'
import { tools } from '../../../../../features/policy-tools/tools.ts'
import { useToday } from '../../../../../features/policy/useToday.ts'

export const Route = createFileRoute('/_policy/policy/tool/srdi/')({
  loader: async ({ context }) => {
    await context.queryClient.prefetchQuery(toolRulesQuery(tools.srdi.code))
    const { title, text } = tools.srdi
    return { title, text }
  },
  head: ({ loaderData }) => ({
    meta: [{ title: loaderData?.title }, { name: 'description', content: loaderData?.text }],
  }),
  component: Page,
})

function Page() {
  return <SrdiPage session={useSession()} today={useToday()} />
}
