import { createFileRoute } from '@tanstack/react-router'
import { SrdiFormPage } from '../../../../../features/policy-tools/SrdiFormPage.tsx'
import { toolRulesQuery } from '../../../../../features/policy-tools/toolRulesQuery.ts'
import { srdiForms } from '../../../../../features/policy-tools/tools.ts'

export const Route = createFileRoute('/_policy/policy/tool/srdi/form2')({
  loader: ({ context }) => context.queryClient.prefetchQuery(toolRulesQuery('SRDI')),
  head: () => ({
    meta: [{ title: srdiForms.form2.title }, { name: 'description', content: srdiForms.form2.text }],
  }),
  component: () => <SrdiFormPage form="form2" />,
})
