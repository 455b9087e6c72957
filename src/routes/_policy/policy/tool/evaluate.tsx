import { createFileRoute } from '@tanstack/react-router'
import { ToolPage } from '../../../../features/policy-tools/ToolPage.tsx'
import { toolRulesQuery } from '../../../../features/policy-tools/toolRulesQuery.ts'
import { tools } from '../../../../features/policy-tools/tools.ts'

export const Route = createFileRoute('/_policy/policy/tool/evaluate')({
  loader: ({ context }) => context.queryClient.prefetchQuery(toolRulesQuery(tools.evaluate.code)),
  head: () => ({ meta: [{ title: tools.evaluate.title }, { name: 'description', content: tools.evaluate.text }] }),
  component: () => <ToolPage tool="evaluate" />,
})
