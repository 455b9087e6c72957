import { createFileRoute } from '@tanstack/react-router'
import { ToolPage } from '../../../../features/policy-tools/ToolPage.tsx'
import { toolRulesQuery } from '../../../../features/policy-tools/toolRulesQuery.ts'
import { tools } from '../../../../features/policy-tools/tools.ts'

export const Route = createFileRoute('/_policy/policy/tool/tech-scale')({
  loader: ({ context }) => context.queryClient.prefetchQuery(toolRulesQuery(tools.techScale.code)),
  head: () => ({ meta: [{ title: tools.techScale.title }, { name: 'description', content: tools.techScale.text }] }),
  component: () => <ToolPage tool="techScale" />,
})
