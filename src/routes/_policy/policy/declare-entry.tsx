import { createFileRoute } from '@tanstack/react-router'
import { declareFilesQuery, shownDeclarationsQuery } from '#features/policy/declaration/declarationQueries.ts'
import { shownDeclarationSearchSchema } from '#features/policy/declaration/declarationSearch.ts'
import { DeclareEntryPage } from '#features/policy/declaration/DeclareEntryPage.tsx'

export const Route = createFileRoute('/_policy/policy/declare-entry')({
  validateSearch: shownDeclarationSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    await Promise.all([
      queryClient.ensureQueryData(shownDeclarationsQuery(deps)),
      queryClient.ensureQueryData(declareFilesQuery(deps)),
    ])
  },
  head: () => ({
    meta: [{ title: '申报入口' }, { name: 'description', content: '正在受理的申报批次、申报步骤与申报文件。' }],
  }),
  component: Page,
})

function Page() {
  return <DeclareEntryPage title="申报入口" path="/policy/declare-entry" search={Route.useSearch()} />
}
