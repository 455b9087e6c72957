import { createFileRoute } from '@tanstack/react-router'
import { ToolPage } from '../../../../../features/policy-tools/ToolPage.tsx'
import { toolRulesQuery } from '../../../../../features/policy-tools/toolRulesQuery.ts'
import { tools } from '../../../../../features/policy-tools/tools.ts'

export const Route = createFileRoute('/_policy/policy/tool/srdi/')({
  loader: ({ context }) => context.queryClient.prefetchQuery(toolRulesQuery(tools.srdi.code)),
  head: () => ({ meta: [{ title: tools.srdi.title }, { name: 'description', content: tools.srdi.text }] }),
  component: () => <ToolPage tool="srdi" />,
})
