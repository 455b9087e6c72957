import { createFileRoute } from '@tanstack/react-router'
import { SrdiFormPage } from '../../../../../features/policy-tools/SrdiFormPage.tsx'
import { toolRulesQuery } from '../../../../../features/policy-tools/toolRulesQuery.ts'
import { srdiForms } from '../../../../../features/policy-tools/tools.ts'

export const Route = createFileRoute('/_policy/policy/tool/srdi/form1')({
  loader: ({ context }) => context.queryClient.prefetchQuery(toolRulesQuery('SRDI')),
  head: () => ({
    meta: [{ title: srdiForms.form1.title }, { name: 'description', content: srdiForms.form1.text }],
  }),
  component: () => <SrdiFormPage form="form1" />,
})
