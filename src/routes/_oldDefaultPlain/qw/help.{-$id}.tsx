import { createFileRoute } from '@tanstack/react-router'
import { HelpArticlePage } from '#features/help/HelpArticlePage.tsx'
import { HelpPage } from '#features/help/HelpPage.tsx'
import { helpArticleQuery, helpArticlesQuery } from '#features/help/helpQueries.ts'
import { loadRecord } from '../../-loadRecord.ts'

export const Route = createFileRoute('/_oldDefaultPlain/qw/help/{-$id}')({
  loader: async ({ context: { queryClient }, params: { id } }) => {
    if (id !== undefined) return { title: (await loadRecord(queryClient, helpArticleQuery(id))).title }
    await queryClient.ensureQueryData(helpArticlesQuery())
    return { title: '帮助中心' }
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title }] }),
  component: Help,
})

function Help() {
  const { id } = Route.useParams()
  return id === undefined ? <HelpPage /> : <HelpArticlePage key={id} id={id} />
}
