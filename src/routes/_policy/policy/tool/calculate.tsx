import { createFileRoute } from '@tanstack/react-router'
import { ToolPage } from '../../../../features/policy-tools/ToolPage.tsx'
import { toolRulesQuery } from '../../../../features/policy-tools/toolRulesQuery.ts'
import { tools } from '../../../../features/policy-tools/tools.ts'

export const Route = createFileRoute('/_policy/policy/tool/calculate')({
  loader: ({ context }) => context.queryClient.prefetchQuery(toolRulesQuery(tools.calculate.code)),
  head: () => ({ meta: [{ title: tools.calculate.title }, { name: 'description', content: tools.calculate.text }] }),
  component: () => <ToolPage tool="calculate" />,
})
