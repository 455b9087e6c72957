import { createFileRoute } from '@tanstack/react-router'
import { SrdiFormPage } from '../../../../../features/policy-tools/SrdiFormPage.tsx'
import { toolRulesQuery } from '../../../../../features/policy-tools/toolRulesQuery.ts'
import { srdiForms } from '../../../../../features/policy-tools/tools.ts'

export const Route = createFileRoute('/_policy/policy/tool/srdi/form2')({
  loader: async ({ context }) => {
    await context.queryClient.prefetchQuery(toolRulesQuery('SRDI'))
    const { title, text } = srdiForms.form2
    return { title, text }
  },
  head: ({ loaderData }) => ({
    meta: [{ title: loaderData?.title }, { name: 'description', content: loaderData?.text }],
  }),
  component: () => <SrdiFormPage form="form2" />,
})
