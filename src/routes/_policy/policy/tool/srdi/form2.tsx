import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '#features/auth/useSession.ts'
import { SrdiFormPage } from '#features/policy-tools/srdi/SrdiFormPage.tsx'
import { form2Tool } from '#features/policy-tools/srdi/srdiTools.ts'
import { loadTool } from '#features/policy-tools/loadTool.ts'
import { toolHead } from '#features/policy-tools/toolHead.ts'
import { toolSearchSchema } from '#features/policy-tools/toolSearch.ts'
import { useToday } from '#features/policy/useToday.ts'

export const Route = createFileRoute('/_policy/policy/tool/srdi/form2')({
  validateSearch: toolSearchSchema,
  loader: ({ context }) => loadTool(context.queryClient, 'form2'),
  head: toolHead,
  component: Page,
})

function Page() {
  const [session, search, today] = [useSession(), Route.useSearch(), useToday()]
  return <SrdiFormPage form="form2" definition={form2Tool} session={session} search={search} today={today} />
}
