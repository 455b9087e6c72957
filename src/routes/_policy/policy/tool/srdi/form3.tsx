import { createFileRoute } from '@tanstack/react-router'
import { SrdiFormPage } from '../../../../../features/policy-tools/SrdiFormPage.tsx'
import { toolRulesQuery } from '../../../../../features/policy-tools/toolRulesQuery.ts'
import { srdiForms } from '../../../../../features/policy-tools/tools.ts'

export const Route = createFileRoute('/_policy/policy/tool/srdi/form3')({
  loader: ({ context }) => context.queryClient.prefetchQuery(toolRulesQuery('SRDI')),
  head: () => ({
    meta: [{ title: srdiForms.form3.title }, { name: 'description', content: srdiForms.form3.text }],
  }),
  component: () => <SrdiFormPage form="form3" />,
})
