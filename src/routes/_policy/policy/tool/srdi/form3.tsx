import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '#features/auth/useSession.ts'
import { SrdiFormPage } from '#features/policy-tools/srdi/SrdiFormPage.tsx'
import { form3Tool } from '#features/policy-tools/srdi/srdiTools.ts'
import { loadTool } from '#features/policy-tools/loadTool.ts'
import { toolHead } from '#features/policy-tools/toolHead.ts'
import { toolSearchSchema } from '#features/policy-tools/toolSearch.ts'
import { useToday } from '#features/policy/useToday.ts'

export const Route = createFileRoute('/_policy/policy/tool/srdi/form3')({
  validateSearch: toolSearchSchema,
  loader: ({ context }) => loadTool(context.queryClient, 'form3'),
  head: toolHead,
  component: Page,
})

function Page() {
  const [session, search, today] = [useSession(), Route.useSearch(), useToday()]
  return <SrdiFormPage form="form3" definition={form3Tool} session={session} search={search} today={today} />
}
