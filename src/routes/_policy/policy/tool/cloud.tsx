import { createFileRoute } from '@tanstack/react-router'
import { ToolPage } from '../../../../features/policy-tools/ToolPage.tsx'
import { toolRulesQuery } from '../../../../features/policy-tools/toolRulesQuery.ts'
import { tools } from '../../../../features/policy-tools/tools.ts'

export const Route = createFileRoute('/_policy/policy/tool/cloud')({
  loader: ({ context }) => context.queryClient.prefetchQuery(toolRulesQuery(tools.cloud.code)),
  head: () => ({ meta: [{ title: tools.cloud.title }, { name: 'description', content: tools.cloud.text }] }),
  component: () => <ToolPage tool="cloud" />,
})
