import { createFileRoute } from '@tanstack/react-router'
import { ToolPage } from '../../../../features/policy-tools/ToolPage.tsx'
import { toolRulesQuery } from '../../../../features/policy-tools/toolRulesQuery.ts'
import { tools } from '../../../../features/policy-tools/tools.ts'

export const Route = createFileRoute('/_policy/policy/tool/scale')({
  loader: ({ context }) => context.queryClient.prefetchQuery(toolRulesQuery(tools.scale.code)),
  head: () => ({ meta: [{ title: tools.scale.title }, { name: 'description', content: tools.scale.text }] }),
  component: () => <ToolPage tool="scale" />,
})
