import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '#features/auth/useSession.ts'
import { SrdiFormPage } from '#features/policy-tools/srdi/SrdiFormPage.tsx'
import { form3Tool } from '#features/policy-tools/srdi/srdiTools.ts'
import { toolRulesQuery } from '#features/policy-tools/toolRulesQuery.ts'
import { toolSearchSchema } from '#features/policy-tools/toolSearch.ts'
import { srdiForms } from '#features/policy-tools/tools.ts'
import { useToday } from '#features/policy/useToday.ts'

export const Route = createFileRoute('/_policy/policy/tool/srdi/form3')({
  validateSearch: toolSearchSchema,
  loader: async ({ context }) => {
    await context.queryClient.prefetchQuery(toolRulesQuery('SRDI'))
    const { title, text } = srdiForms.form3
    return { title, text }
  },
  head: ({ loaderData }) => ({
    meta: [{ title: loaderData?.title }, { name: 'description', content: loaderData?.text }],
  }),
  component: Page,
})

function Page() {
  const [session, search, today] = [useSession(), Route.useSearch(), useToday()]
  return <SrdiFormPage form="form3" definition={form3Tool} session={session} search={search} today={today} />
}
