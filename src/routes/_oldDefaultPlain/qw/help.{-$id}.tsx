import { createFileRoute } from '@tanstack/react-router'
import { HelpArticlePage, HelpPage } from '#features/help/HelpPage.tsx'
import { helpArticleQuery, helpArticlesQuery } from '#features/help/helpQueries.ts'
import { searchSchema, textParameter } from '#ui/list/listSearch.ts'
import { loadRecord } from '../../-loadRecord.ts'

const helpSearchSchema = searchSchema({ keyword: textParameter })

export const Route = createFileRoute('/_oldDefaultPlain/qw/help/{-$id}')({
  validateSearch: helpSearchSchema,
  loaderDeps: ({ search: { keyword } }) => ({ keyword }),
  loader: async ({ context: { queryClient }, params: { id }, deps: { keyword } }) => {
    if (id !== undefined) return { title: (await loadRecord(queryClient, helpArticleQuery(id))).title }
    await queryClient.ensureQueryData(helpArticlesQuery(keyword))
    return { title: '帮助中心' }
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title }] }),
  component: Help,
})

function Help() {
  const { id } = Route.useParams()
  const { keyword } = Route.useSearch()
  return id === undefined ? <HelpPage keyword={keyword} /> : <HelpArticlePage key={id} id={id} />
}
