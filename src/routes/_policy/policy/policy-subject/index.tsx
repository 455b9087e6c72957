import { createFileRoute } from '@tanstack/react-router'
import { SubjectListPage } from '#features/policy/subject/SubjectListPage.tsx'
import { subjectsQuery } from '#features/policy/subject/subjectQueries.ts'
import { subjectSearchSchema } from '#features/policy/subject/subjectSearch.ts'

export const Route = createFileRoute('/_policy/policy/policy-subject/')({
  validateSearch: subjectSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await context.queryClient.ensureQueryData(subjectsQuery(deps))
  },
  head: () => ({
    meta: [{ title: '政策专题' }, { name: 'description', content: '按产业链、人群、事项、时段汇编的政策专题。' }],
  }),
  component: Page,
})

function Page() {
  return <SubjectListPage search={Route.useSearch()} />
}
