import { createFileRoute } from '@tanstack/react-router'
import { ContentSubjectListPage } from '#features/policy/subject/ContentSubjectListPage.tsx'
import { contentSubjectsQuery } from '#features/policy/subject/subjectQueries.ts'
import { contentSubjectSearchSchema } from '#features/policy/subject/subjectSearch.ts'

export const Route = createFileRoute('/_policy/policy/policy-topic/')({
  validateSearch: contentSubjectSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await context.queryClient.ensureQueryData(contentSubjectsQuery('DIAGRAM', deps))
  },
  head: () => ({ meta: [{ title: '政策图解' }, { name: 'description', content: '一张图看懂一条政策。' }] }),
  component: Page,
})

function Page() {
  return <ContentSubjectListPage kind="DIAGRAM" search={Route.useSearch()} />
}
