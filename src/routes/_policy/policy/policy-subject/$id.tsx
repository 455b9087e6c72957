import { createFileRoute } from '@tanstack/react-router'
import { SubjectPage } from '#features/policy/subject/SubjectPage.tsx'
import { subjectQuery } from '#features/policy/subject/subjectQueries.ts'
import { loadRecord } from '../../../-loadRecord.ts'

export const Route = createFileRoute('/_policy/policy/policy-subject/$id')({
  loader: async ({ context, params: { id } }) => {
    const { title } = await loadRecord(context.queryClient, subjectQuery(id))
    return { title }
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title }] }),
  component: Detail,
})

function Detail() {
  const { id } = Route.useParams()
  return <SubjectPage key={id} id={id} />
}
