import { createFileRoute } from '@tanstack/react-router'
import { DeclarationPage } from '#features/policy/declaration/DeclarationPage.tsx'
import { declarationsQuery } from '#features/policy/declaration/declarationQueries.ts'
import { declarationSearchSchema } from '#features/policy/declaration/declarationSearch.ts'

export const Route = createFileRoute('/_policy/policy/declaration')({
  validateSearch: declarationSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await context.queryClient.ensureQueryData(declarationsQuery(deps))
  },
  head: () => ({
    meta: [{ title: '申报信息' }, { name: 'description', content: '各级政策的申报批次、时间与受理部门。' }],
  }),
  component: Page,
})

function Page() {
  return <DeclarationPage search={Route.useSearch()} />
}
