import { createFileRoute } from '@tanstack/react-router'
import { ContentSubjectPage } from '#features/policy/subject/ContentSubjectPage.tsx'
import { contentSubjectQuery } from '#features/policy/subject/subjectQueries.ts'
import { loadRecord } from '../../../-loadRecord.ts'

export const Route = createFileRoute('/_policy/policy/topic/$id')({
  loader: async ({ context, params: { id } }) => {
    const { title } = await loadRecord(context.queryClient, contentSubjectQuery(id))
    return { title }
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title }] }),
  component: Detail,
})

function Detail() {
  const { id } = Route.useParams()
  return <ContentSubjectPage key={id} id={id} />
}
