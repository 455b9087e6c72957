import { createFileRoute } from '@tanstack/react-router'
import { ContentSubjectListPage } from '#features/policy/subject/ContentSubjectListPage.tsx'
import { contentSubjectsQuery } from '#features/policy/subject/subjectQueries.ts'
import { contentSubjectSearchSchema } from '#features/policy/subject/subjectSearch.ts'

export const Route = createFileRoute('/_policy/policy/topic/')({
  validateSearch: contentSubjectSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await context.queryClient.ensureQueryData(contentSubjectsQuery('TOPIC', deps))
  },
  head: () => ({ meta: [{ title: '政策话题' }, { name: 'description', content: '围绕一个话题汇集解读与相关政策。' }] }),
  component: Page,
})

function Page() {
  return <ContentSubjectListPage kind="TOPIC" search={Route.useSearch()} />
}
